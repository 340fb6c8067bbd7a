import { platformGroupId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { person, testPassword } from '#testing/make'
import { anotherPlace } from '#testing/sign-up'
import { testDay } from '#testing/test-day'
import { tokenOf } from '#testing/token-of'

const test = useApp()
const mailbox = useMailbox(test)

const chosen = 'Better-battery-9'

const withTemporaryPassword = () => person(test.db, { password_temporary: true })

const change = (email: string, body: object = {}, more: object = {}) =>
  test.call('changeTemporaryPassword', {
    body: { email, current_password: testPassword, password: chosen, password_confirmation: chosen, ...body },
    ip: anotherPlace(),
    ...more,
  })

const signIn = (email: string, password: string) =>
  test.call('login', { body: { email, password }, ip: anotherPlace() })

describe('changeTemporaryPassword', () => {
  it('sets the new password and signs in with it, once', async () => {
    const { email } = await withTemporaryPassword()
    const answer = await change(email.toUpperCase())
    expect(answer).toMatchObject({ status: 200, message: 'Your password has been changed.' })
    expect(await test.call('getCurrentUser', { token: tokenOf(answer) })).toMatchObject({ data: { email } })
    expect(await signIn(email, testPassword)).toMatchObject({ status: 401 })
    expect(await signIn(email, chosen)).toMatchObject({ status: 200 })
    expect(await change(email)).toMatchObject({ status: 401, code: 'signIn.wrong' })
  })

  it('ends the sessions that were open, tells the owner, and leaves a trace with nothing personal in it', async () => {
    const { id, email, token } = await withTemporaryPassword()
    await change(email)
    expect(await test.call('getCurrentUser', { token })).toMatchObject({ status: 408 })
    expect(await mailbox.mailsTo(email)).toMatchObject([{ subject: 'Your password has been changed' }])
    const events = await test.db
      .selectFrom('audit_events')
      .where('group_id', '=', platformGroupId)
      .where('subject_id', '=', id)
      .selectAll()
      .execute()
    expect(events).toMatchObject([
      { action: 'changeTemporaryPassword', actor_id: id, detail: { fields: ['password'] } },
    ])
    expect(JSON.stringify(events)).not.toMatch(/example\.com|battery|horse/)
  })

  it('answers a wrong password, an unknown address and a closed account as signing in does', async () => {
    const { email } = await withTemporaryPassword()
    const closed = await person(test.db, { password_temporary: true, deactivated_at: testDay })
    const answers = [
      await change(email, { current_password: 'Wrong-horse-7' }),
      await change('nobody@example.com'),
      await change(closed.email),
    ]
    for (const answer of answers) expect(answer).toEqual(await signIn('nobody-else@example.com', 'Wrong-horse-7'))
  })

  it('counts tries together with those of signing in', async () => {
    const { email } = await withTemporaryPassword()
    for (let tries = 0; tries < limits.sign_in.failures; tries += 1) {
      if (tries % 2 === 0) await change(email, { current_password: 'Wrong-horse-7' })
      else await signIn(email, 'Wrong-horse-7')
    }
    expect(await change(email)).toMatchObject({ status: 429, code: 'signIn.wait' })
    expect(await signIn(email, testPassword)).toMatchObject({ status: 429, code: 'signIn.wait' })
  })

  it('is not for a password that its owner chose', async () => {
    const { email } = await person(test.db)
    expect(await change(email)).toMatchObject({ status: 403, code: 'access.denied' })
    expect(await signIn(email, testPassword)).toMatchObject({ status: 200 })
  })

  it('asks for a confirmed address first', async () => {
    const { email } = await person(test.db, { password_temporary: true, verified_at: null })
    expect(await change(email)).toMatchObject({ status: 403, code: 'email.unverified' })
  })

  it.each([
    ['en', 'Please choose a password that is not the one you have.'],
    ['zh', '新密码不能与现在的密码相同。'],
    ['ms', 'Sila pilih kata laluan yang berbeza daripada yang sekarang.'],
  ] as const)('does not take the same one again, and says so in %s', async (language, message) => {
    const { email } = await withTemporaryPassword()
    const same = { password: testPassword, password_confirmation: testPassword }
    expect(await change(email, same, { language })).toMatchObject({ status: 422, error: { password: [message] } })
    expect(await signIn(email, testPassword)).toMatchObject({ code: 'password.temporary' })
  })

  it.each([
    ['a weak password', { password: 'x', password_confirmation: 'x' }, ['password']],
    ['a common password', { password: 'Qwerty123!', password_confirmation: 'Qwerty123!' }, ['password']],
    ['another password', { password_confirmation: 'Other-horse-7' }, ['password_confirmation']],
    ['no current password', { current_password: '' }, ['current_password']],
    ['a number for an address', { email: 7 }, ['email']],
    ['a text without an end', { current_password: 'x'.repeat(201) }, ['current_password']],
  ])('refuses %s by field', async (_title, body, fields) => {
    const answer = await change('somebody@example.com', body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(fields)
  })

  it('lets one of two at the same moment through', async () => {
    const { email } = await withTemporaryPassword()
    const passwords = ['Better-battery-1', 'Better-battery-2']
    const answers = await Promise.all(
      passwords.map((password) => change(email, { password, password_confirmation: password })),
    )
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 401]))
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect(await signIn(email, winner)).toMatchObject({ status: 200 })
  })

  it('changes nothing when it fails in the middle', async () => {
    const { email, token } = await withTemporaryPassword()
    const mails = acrossGroups(test.db)
    await sql`alter table mails add constraint broken check (false) not valid`.execute(mails)
    expect(await change(email)).toMatchObject({ status: 500 })
    expect(test.takeFailedCalls()).toEqual([expect.stringContaining('"broken"')])
    await sql`alter table mails drop constraint broken`.execute(mails)
    expect(await test.call('getCurrentUser', { token })).toMatchObject({ status: 200 })
    expect(await signIn(email, testPassword)).toMatchObject({ code: 'password.temporary' })
  })
})
