import { randomUUID } from 'node:crypto'
import { platformGroupId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import { describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { company, impersonating, person } from '#testing/make'

const support_email = 'help@catchpitch.example'
const test = useApp({ support_email })
const mailbox = useMailbox(test)

let places = 0
/** Every test writes from a place of its own, so that none uses up what another may send. */
const somewhere = () => {
  places += 1
  return `10.0.0.${places}`
}

const visitor = { name: 'Siti Aminah', email: 'siti@example.com', page: '/', message: 'Does it work on a phone?' }

type Sending = { token?: string; ip?: string; language?: 'en' | 'zh' | 'ms' }

const send = (body: Record<string, unknown>, { ip = somewhere(), ...call }: Sending = {}) =>
  test.call('sendSupportMessage', { body: { draft_id: randomUUID(), ...body }, ip, ...call })

const numberIn = (answer: { data: unknown }) =>
  typeof answer.data === 'object' && answer.data !== null && 'number' in answer.data ? Number(answer.data.number) : 0

const stored = (answer: { data: unknown }) =>
  acrossGroups(test.db)
    .selectFrom('support_messages')
    .where('number', '=', numberIn(answer))
    .selectAll()
    .executeTakeFirstOrThrow()

const newestMail = async () => {
  const [mail] = await mailbox.mailsTo(support_email)
  if (!mail) throw new Error('Support got no mail.')
  return mail
}

describe('sendSupportMessage', () => {
  it("keeps a visitor's message with what they said of themselves, as one of the platform's own", async () => {
    const answer = await send(visitor, { language: 'ms' })
    expect(answer).toMatchObject({ status: 200, data: { number: expect.any(Number) } })
    expect(await stored(answer)).toMatchObject({
      ...visitor,
      group_id: platformGroupId,
      user_id: null,
      language: 'ms',
      answered_at: null,
    })
  })

  it('mails it to support, under its number, and an answer goes to the writer', async () => {
    const number = numberIn(await send({ ...visitor, message: 'First line\n\nThird <b>line</b>' }))
    const mail = await newestMail()
    expect(mail).toMatchObject({
      from: 'no-reply@catchpitch.example',
      reply_to: 'siti@example.com',
      subject: `Message ${number} from Siti Aminah`,
    })
    expect(mail.html).toContain('First line<br><br>Third &lt;b&gt;line&lt;/b&gt;')
    expect(mail.text).toContain('> First line\n> \n> Third <b>line</b>')
    expect(mail.links[0]).toMatch(/^https:\/\/hire\.example\/admin\/support\?message=[0-9a-f-]{36}$/)
  })

  it('knows whoever has a session, and the company that they work in', async () => {
    const { id: group_id, owner } = await company(test.db, 'Kopi & Kain')
    const answer = await send({ message: 'Help', group_id, name: 'Somebody', email: 'else@example.com' }, owner)
    expect(await stored(answer)).toMatchObject({ group_id, user_id: owner.id, name: null, email: null })
    const mail = await newestMail()
    expect(mail.reply_to).toBe(owner.email)
    expect(mail.text).toContain('Company: Kopi & Kain')
    expect(mail.html).toContain('Kopi &amp; Kain')
    expect(mail.text).not.toContain('else@example.com')
  })

  it('does not believe a company that the writer does not belong to', async () => {
    const foreign = await company(test.db, 'Teh Tarik Trading')
    const { token } = await person(test.db)
    const answer = await send({ message: 'Help', group_id: foreign.id }, { token })
    expect(await stored(answer)).toMatchObject({ group_id: platformGroupId })
    expect((await newestMail()).text).not.toContain('Teh Tarik')
  })

  it('is one message and one mail, however often the same draft is sent', async () => {
    const draft_id = randomUUID()
    const before = (await mailbox.mailsTo(support_email)).length
    const [first, second] = [await send({ ...visitor, draft_id }), await send({ ...visitor, draft_id })]
    expect(numberIn(second)).toBe(numberIn(first))
    expect(await mailbox.mailsTo(support_email)).toHaveLength(before + 1)
  })

  it('sends no mail to the writer, who may have typed the address of somebody else', async () => {
    await send({ ...visitor, email: 'victim@example.com' })
    expect(await mailbox.mailsTo('victim@example.com')).toEqual([])
  })

  it('fills in nothing that the writer wrote, and lets no header in', async () => {
    await send({ ...visitor, name: '{{app_name}}', message: 'What is {{link}} in {{{public_url}}}?' })
    const mail = await newestMail()
    expect(mail.text.replaceAll('\u2060', '')).toContain('> What is {{link}} in {{{public_url}}}?')
    expect(mail.subject).not.toContain('Catchpitch')
    expect(await send({ ...visitor, name: 'Siti\r\nBcc: all@example.com' })).toMatchObject({ status: 422 })
    expect(await send({ ...visitor, email: 'siti@example.com\r\nBcc: all@example.com' })).toMatchObject({ status: 422 })
  })

  it('asks visitors by field who they are, and nobody else', async () => {
    const answer = await send({ message: 'Help' })
    expect(answer).toMatchObject({
      status: 422,
      error: { name: ['This field is required.'], email: ['This field is required.'] },
    })
    const { token } = await person(test.db)
    expect(await send({ message: 'Help' }, { token })).toMatchObject({ status: 200 })
    expect(await send({ message: 'Help' }, { token: 'of a session that is long over' })).toMatchObject({ status: 422 })
  })

  it.each([
    ['no text', { message: '  ' }, 'message'],
    ['a text without an end', { message: 'x'.repeat(limits.support.message.max + 1) }, 'message'],
    ['a NUL', { message: 'a\0b' }, 'message'],
    ['no address', { email: 'siti' }, 'email'],
    ['a name without an end', { name: 'x'.repeat(limits.support.name.max + 1) }, 'name'],
    ['no draft', { draft_id: '7' }, 'draft_id'],
    ['no company', { group_id: '7' }, 'group_id'],
  ])('refuses %s by field', async (_, wrong, field) => {
    const answer = await send({ ...visitor, ...wrong })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it("takes no words in somebody's name from staff who look through their eyes", async () => {
    const root = await person(test.db, { platform_role: 'root' })
    const { id } = await person(test.db)
    const token = await impersonating(test.db, root, id)
    expect(await send({ message: 'Help' }, { token })).toMatchObject({ status: 403, code: 'impersonation.forbidden' })
  })

  it('has enough of one place after a while, and only of that one', async () => {
    const ip = somewhere()
    for (let sent = 0; sent < limits.support.sending.max; sent += 1) {
      expect(await send(visitor, { ip })).toMatchObject({ status: 200 })
    }
    expect(await send(visitor, { ip })).toMatchObject({ status: 429, code: 'rate.limited' })
    expect(await send(visitor)).toMatchObject({ status: 200 })
  })

  it('stands in the audit log of the company, without its words', async () => {
    const { id: group_id, owner } = await company(test.db)
    await send({ message: 'Something private', group_id }, owner)
    const events = await test.db.selectFrom('audit_events').where('group_id', '=', group_id).selectAll().execute()
    expect(events).toMatchObject([{ action: 'sendSupportMessage', actor_id: owner.id, subject: 'support_message' }])
    expect(JSON.stringify(events)).not.toContain('private')
  })
})
