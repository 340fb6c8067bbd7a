import { limits } from '@catchpitch/contract/limits'
import { describe, expect, it } from 'vitest'
import { makeDepartment } from '#content/make-company'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { colleague, company, person, placeInTeam } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()
const mailbox = useMailbox(test)

let made = 0
const form = (email = `guest-${(made += 1)}@example.com`) => ({ first_name: 'Wei', last_name: 'Li', email })

/** As a member of a new department, unless the body says otherwise. */
async function invite(token: string | null, group_id: string, body: Record<string, unknown>, language?: 'zh' | 'ms') {
  const whole = { ...(await placeInTeam(test.db, group_id)), ...body }
  return test.call('inviteColleague', { token, query: { group_id }, body: whole, ...(language ? { language } : {}) })
}

describe('inviteColleague', () => {
  it('writes to the colleague, in the name of whoever invites', async () => {
    const { id, owner } = await company(test.db, 'Teh Tarik Trading')
    const body = form()
    expect(await invite(owner.token, id, body)).toMatchObject({
      status: 200,
      data: { email: body.email },
      message: 'The invitation is on its way.',
    })
    const [mail] = await mailbox.mailsTo(body.email)
    expect(mail?.subject).toBe('Aisyah Tan invites you to the team of Teh Tarik Trading')
    expect(mail?.text).toContain('Hello Wei Li,')
    expect(mail?.links[0]).toMatch(/^https:\/\/hire\.example\/users\/join\?token=/)
  })

  it.each([
    ['en', 'manager', 'You will join as a manager. Your departments: Dapur and Retail.'],
    ['zh', 'member', '您将以成员的身份加入，所属部门：Dapur和Retail。'],
    ['ms', 'manager', 'Anda akan menyertai sebagai pengurus. Jabatan anda: Dapur dan Retail.'],
  ] as const)('says in %s what they will be, and where', async (language, role, sentence) => {
    const { id: group_id, owner } = await company(test.db)
    const { email } = await person(test.db, { language })
    const departments: string[] = []
    for (const name of ['Retail', 'Dapur']) {
      departments.push((await makeDepartment(test.db, { now: testDay, group_id, name })).id)
    }
    await invite(owner.token, group_id, { ...form(email), role, departments })
    expect((await mailbox.mailsTo(email))[0]?.text).toContain(sentence)
  })

  it('stands in the mail log and the audit log of the company', async () => {
    const { id, owner } = await company(test.db)
    await invite(owner.token, id, form())
    const mails = test.db.selectFrom('mails').where('group_id', '=', id).select(['kind', 'body_text'])
    const [mail, ...others] = await mails.execute()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'team-invitation' })
    expect(mail?.body_text).toContain('{{link}}')
    const events = test.db
      .selectFrom('audit_events')
      .where('group_id', '=', id)
      .select(['action', 'actor_id', 'subject'])
    expect(await events.execute()).toEqual([{ action: 'inviteColleague', actor_id: owner.id, subject: 'invitation' }])
  })

  it('writes in the language of somebody who has an account', async () => {
    const { id, owner } = await company(test.db)
    const { email } = await person(test.db, { language: 'ms' })
    await invite(owner.token, id, form(email))
    expect((await mailbox.mailsTo(email))[0]?.subject).toContain('menjemput anda')
  })

  it.each(['owner', 'manager', 'member'] as const)('refuses somebody who is %s already, by field', async (role) => {
    const { id, owner } = await company(test.db)
    const { email } = await colleague(test.db, id, role)
    expect(await invite(owner.token, id, form(email.toUpperCase()))).toMatchObject({
      status: 422,
      error: { email: ['This person is in your team already.'] },
    })
    expect(await mailbox.mailsTo(email)).toEqual([])
  })

  it.each([
    ['zh', '此人已在您的团队中。'],
    ['ms', 'Orang ini sudah berada dalam pasukan anda.'],
  ] as const)('says so in %s', async (language, message) => {
    const { id } = await company(test.db)
    const { token, email } = await colleague(test.db, id, 'owner', { language })
    expect(await invite(token, id, form(email))).toMatchObject({ error: { email: [message] } })
  })

  it('takes an applicant, and a colleague of another company', async () => {
    const own = await company(test.db)
    const foreign = await company(test.db)
    const applicant = await colleague(test.db, own.id, 'applicant')
    for (const { email } of [applicant, foreign.owner]) {
      expect(await invite(own.owner.token, own.id, form(email))).toMatchObject({ status: 200 })
    }
  })

  it('fills nobody’s mailbox', async () => {
    const { id, owner } = await company(test.db)
    const body = form()
    for (let mails = 0; mails < limits.mails_to_address.max; mails += 1) await invite(owner.token, id, body)
    expect(await invite(owner.token, id, body)).toMatchObject({ status: 429, code: 'mail.wait' })
  })

  it('is for owners of this company only', async () => {
    const { id } = await company(test.db)
    const foreign = await company(test.db)
    const manager = await colleague(test.db, id, 'manager')
    expect(await invite(null, id, form())).toMatchObject({ status: 401 })
    expect(await invite(manager.token, id, form())).toMatchObject({ status: 403 })
    expect(await invite(foreign.owner.token, id, form())).toMatchObject({ status: 404 })
  })

  it('says what is wrong by field', async () => {
    const { id, owner } = await company(test.db)
    const empty = await invite(owner.token, id, { first_name: '', last_name: '', email: '', role: '', departments: [] })
    expect(empty).toMatchObject({
      status: 422,
      error: { role: ['A role must be selected.'], departments: ['A department must be selected.'] },
    })
    expect(Object.keys(empty.error).toSorted()).toEqual(['departments', 'email', 'first_name', 'last_name', 'role'])
    const wrong = await invite(owner.token, id, { first_name: 'R2D2', last_name: 'Li', email: 'nobody' })
    expect(Object.keys(wrong.error).toSorted()).toEqual(['email', 'first_name'])
  })

  it.each([
    ['no department', { departments: [] }, { departments: ['A department must be selected.'] }],
    ['a role that nobody gives', { role: 'owner' }, { role: ['A role must be selected.'] }],
  ])('refuses %s by field, and writes to nobody', async (_, more, error) => {
    const { id, owner } = await company(test.db)
    const body = form()
    expect(await invite(owner.token, id, { ...body, ...more })).toMatchObject({ status: 422, error })
    expect(await mailbox.mailsTo(body.email)).toEqual([])
  })

  it("refuses another company's department", async () => {
    const own = await company(test.db)
    const { departments } = await placeInTeam(test.db, (await company(test.db)).id)
    expect(await invite(own.owner.token, own.id, { ...form(), departments })).toMatchObject({
      status: 422,
      error: { departments: ['Please choose one of the offered values.'] },
    })
  })
})
