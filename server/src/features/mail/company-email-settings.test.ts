import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { colleague, company, person, placeInTeam } from '#testing/make'

const test = useApp()
const mailbox = useMailbox(test)

const settings = {
  sender_name: 'Kopi & Kain, hiring',
  reply_to: 'jobs@kopi.example',
  signature: { en: 'Warm regards\nKopi & Kain', zh: '', ms: 'Salam hormat\nKopi & Kain' },
  default_language: 'ms',
  reminder_days: 3,
}

type Asker = { token: string | null; group_id: string }
const read = ({ token, group_id }: Asker) => test.call('getCompanyEmailSettings', { token, query: { group_id } })
const save = ({ token, group_id }: Asker, body: Record<string, unknown>) =>
  test.call('updateCompanyEmailSettings', { token, query: { group_id }, body })

async function asked() {
  const { id: group_id, owner } = await company(test.db)
  return { group_id, token: owner.token, owner }
}

describe('updateCompanyEmailSettings', () => {
  it('keeps what the company decided; managers may look at it, and change nothing', async () => {
    const own = await asked()
    expect(await read(own)).toMatchObject({
      data: { sender_name: null, reply_to: null, version: 0, sender: { name: 'Catchpitch' } },
    })
    expect(await save(own, { ...settings, version: 0 })).toMatchObject({
      status: 200,
      message: 'Data saved Successfully.',
      data: { ...settings, version: 1 },
    })
    const { token } = await colleague(test.db, own.group_id, 'manager')
    expect(await read({ ...own, token })).toMatchObject({ data: { ...settings, version: 1 } })
    expect(await save({ ...own, token }, { ...settings, version: 1 })).toMatchObject({ status: 403 })
  })

  it('is for people of this company only', async () => {
    const own = await asked()
    const { token } = await asked()
    const member = await colleague(test.db, own.group_id, 'member')
    expect(await read({ ...own, token: null })).toMatchObject({ status: 401 })
    expect(await read({ ...own, token: member.token })).toMatchObject({ status: 403 })
    expect(await read({ ...own, token })).toMatchObject({ status: 404 })
    expect(await save({ ...own, token }, { ...settings, version: 0 })).toMatchObject({ status: 404 })
  })

  it('overwrites nothing that somebody else has changed meanwhile', async () => {
    const own = await asked()
    await save(own, { ...settings, version: 0 })
    expect(await save(own, { ...settings, version: 0 })).toMatchObject({ status: 409, code: 'record.changed' })
    expect(await save(own, { ...settings, reminder_days: 5, version: 1 })).toMatchObject({ data: { version: 2 } })
  })

  it.each([
    ['a name that is an address', { sender_name: 'Root <root@bank.example>' }, 'sender_name'],
    ['no address', { reply_to: 'nobody' }, 'reply_to'],
    ['a signature without an end', { signature: { ...settings.signature, zh: 'x'.repeat(501) } }, 'signature.zh'],
    ['a language that we do not speak', { default_language: 'fr' }, 'default_language'],
    ['a reminder a month before', { reminder_days: 30 }, 'reminder_days'],
  ])('refuses %s by field', async (_, wrong, field) => {
    const answer = await save(await asked(), { ...settings, version: 0, ...wrong })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('names in the audit log what was changed, and not to what', async () => {
    const own = await asked()
    await save(own, { ...settings, version: 0 })
    const events = test.db.selectFrom('audit_events').where('group_id', '=', own.group_id).select(['action', 'detail'])
    const fields = ['sender_name', 'reply_to', 'signature', 'default_language', 'reminder_days']
    expect(await events.execute()).toEqual([{ action: 'updateCompanyEmailSettings', detail: { fields } }])
  })
})

describe('the mails of a company', () => {
  const inviteTo = async ({ group_id, token }: Asker, language: 'en' | 'zh') => {
    const { email } = await person(test.db, { language })
    const body = { first_name: 'Wei', last_name: 'Li', email, ...(await placeInTeam(test.db, group_id)) }
    await test.call('inviteColleague', { token, query: { group_id }, body })
    const [mail] = await mailbox.mailsTo(email)
    return mail
  }

  it('carry its name, its address for answers and its signature; those of others do not', async () => {
    const own = await asked()
    await save(own, { ...settings, version: 0 })
    const mail = await inviteTo(own, 'en')
    expect(mail).toMatchObject({ from: 'no-reply@catchpitch.example', reply_to: 'jobs@kopi.example' })
    expect(mail?.from_name).toBe('Kopi & Kain, hiring')
    expect(mail?.text).toContain('Warm regards\nKopi & Kain')
    expect(mail?.html).toContain('Warm regards<br>Kopi &amp; Kain')

    const other = await inviteTo(await asked(), 'en')
    expect(other).toMatchObject({ from_name: 'Catchpitch', reply_to: null })
    expect(other?.text).not.toContain('Warm regards')
  })

  it('carry nobody else’s signature in a language that it wrote none for', async () => {
    const own = await asked()
    const { token } = await person(test.db, { platform_role: 'root' })
    const platform = { ...settings, signature: { en: 'Ours', zh: '我们', ms: 'Kami' }, sender_name: null, version: 0 }
    await test.call('updateEmailSettings', { token, body: platform })
    expect((await inviteTo(own, 'zh'))?.text).toContain('我们')
    await save(own, { ...settings, version: 0 })
    expect((await inviteTo(own, 'zh'))?.text).not.toContain('我们')
    await test.db.deleteFrom('settings').execute()
  })
})

describe('sendCompanyTestEmail', () => {
  it('goes to whoever asks, as the company’s mails do, and stands in its log', async () => {
    const own = await asked()
    await save(own, { ...settings, version: 0 })
    const { token, group_id, owner } = own
    expect(await test.call('sendCompanyTestEmail', { token, query: { group_id } })).toMatchObject({
      status: 200,
      data: { email: owner.email },
    })
    const [mail] = await mailbox.mailsTo(owner.email)
    expect(mail).toMatchObject({ from_name: 'Kopi & Kain, hiring', reply_to: 'jobs@kopi.example' })
    expect(mail?.links[0]).toBe('https://hire.example/surveys/account?tab=email')
    const logged = test.db.selectFrom('mails').where('group_id', '=', group_id).select('kind')
    expect(await logged.execute()).toEqual([{ kind: 'test' }])
  })
})
