import { platformGroupId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import { afterEach, describe, expect, it } from 'vitest'
import { createLink } from '#platform/links/links.queries'
import { useApp } from '#testing/app'
import { person, signedIn, testPassword } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()

const chosen = 'Other-horse-8'
const minutes = (count: number) => count * 60 * 1000

afterEach(() => test.clock.moveTo(testDay))

type Form = { current_password?: unknown; password?: unknown; password_confirmation?: unknown }

const form = (changes: Form = {}) => ({
  current_password: testPassword,
  password: chosen,
  password_confirmation: chosen,
  ...changes,
})

const change = (token: string, changes: Form = {}) => test.call('changePassword', { token, body: form(changes) })
const signIn = (email: string, password: string) => test.call('login', { body: { email, password } })
const statusOf = async (token: string) => (await test.call('listSessions', { token })).status
const wrong = { status: 422, error: { current_password: ['Password did not match'] } }

const mailsTo = (user_id: string) =>
  test.db
    .selectFrom('mails')
    .where('group_id', '=', platformGroupId)
    .where('user_id', '=', user_id)
    .selectAll()
    .execute()

describe('changePassword', () => {
  it('puts the new password in the place of the old one', async () => {
    const { email, token } = await person(test.db)
    expect(await change(token)).toMatchObject({ status: 200, message: 'Your password has been changed.' })
    expect(await signIn(email, testPassword)).toMatchObject({ status: 401 })
    expect(await signIn(email, chosen)).toMatchObject({ status: 200 })
  })

  it('ends my other sessions and keeps this one', async () => {
    const { id, token } = await person(test.db)
    const elsewhere = await signedIn(test.db, id)
    await change(token)
    expect([await statusOf(token), await statusOf(elsewhere)]).toEqual([200, 408])
  })

  it('shuts the links that would still have led in', async () => {
    const { id, email, token } = await person(test.db)
    const link = { group_id: null, subject_id: id, email, created_by: null }
    for (const purpose of ['reset', 'sign-in', 'verify'] as const)
      await createLink(test.db, { ...link, purpose }, testDay)
    await change(token)
    const links = await test.db
      .selectFrom('links')
      .where('subject_id', '=', id)
      .orderBy('purpose')
      .select(['purpose', 'revoked_at'])
      .execute()
    expect(links).toEqual([
      { purpose: 'reset', revoked_at: testDay },
      { purpose: 'sign-in', revoked_at: testDay },
      { purpose: 'verify', revoked_at: null },
    ])
  })

  it('tells the owner by mail, in their language, and nothing secret with it', async () => {
    const { id, email, token } = await person(test.db, { language: 'ms' })
    await change(token)
    const mails = await mailsTo(id)
    expect(mails).toMatchObject([{ kind: 'password-changed', to_email: email, language: 'ms' }])
    expect(JSON.stringify(mails)).not.toContain(chosen)
  })

  it('replaces a temporary password for good', async () => {
    const { id, token } = await person(test.db)
    await test.db.updateTable('users').set({ password_temporary: true }).where('id', '=', id).execute()
    await change(token)
    const { password_temporary } = await test.db
      .selectFrom('users')
      .where('id', '=', id)
      .select('password_temporary')
      .executeTakeFirstOrThrow()
    expect(password_temporary).toBe(false)
  })

  it('is written to the audit log without a word of either password', async () => {
    const { id, token } = await person(test.db)
    await change(token)
    const events = await test.db
      .selectFrom('audit_events')
      .where('group_id', '=', platformGroupId)
      .where('actor_id', '=', id)
      .selectAll()
      .execute()
    expect(events).toMatchObject([{ action: 'changePassword', subject_id: id, detail: { fields: ['password'] } }])
    expect(JSON.stringify(events)).not.toMatch(/horse/)
  })

  it.each([
    ['en', 'Password did not match'],
    ['zh', '密码不正确'],
    ['ms', 'Kata laluan tidak sepadan'],
  ] as const)('refuses a wrong current password by field and changes nothing, in %s', async (language, message) => {
    const { id, email, token } = await person(test.db, { language })
    const elsewhere = await signedIn(test.db, id)
    expect(await change(token, { current_password: 'Wrong-horse-7' })).toMatchObject({
      status: 422,
      code: 'input.invalid',
      error: { current_password: [message] },
    })
    expect(await signIn(email, testPassword)).toMatchObject({ status: 200 })
    expect(await statusOf(elsewhere)).toBe(200)
    expect(await mailsTo(id)).toEqual([])
  })

  it('refuses somebody who never chose a password', async () => {
    const { id, token } = await person(test.db)
    await test.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()
    expect(await change(token)).toMatchObject(wrong)
  })

  it('counts wrong tries like those of signing in, and makes even the right password wait', async () => {
    const { email, token } = await person(test.db)
    await signIn(email, 'Wrong-horse-7')
    for (let tries = 1; tries < limits.sign_in.failures; tries += 1) {
      expect(await change(token, { current_password: 'Wrong-horse-7' })).toMatchObject(wrong)
    }
    const wait = { status: 429, code: 'signIn.wait' }
    expect(await change(token)).toMatchObject(wait)
    expect(await signIn(email, testPassword)).toMatchObject(wait)
    test.clock.moveBy(minutes(limits.sign_in.window_minutes))
    expect(await change(token)).toMatchObject({ status: 200 })
  })

  it('forgets wrong tries once it is done', async () => {
    const { email, token } = await person(test.db)
    for (let tries = 1; tries < limits.sign_in.failures; tries += 1)
      await change(token, { current_password: 'Wrong-7' })
    await change(token)
    for (let tries = 0; tries < limits.sign_in.failures; tries += 1) {
      expect(await signIn(email, 'Wrong-horse-7')).toMatchObject({ status: 401 })
    }
  })

  it('lets only one of two changes at the same moment be made with the old password', async () => {
    const { email, token } = await person(test.db)
    const passwords = ['First-horse-1', 'Second-horse-2']
    const answers = await Promise.all(
      passwords.map((password) => change(token, { password, password_confirmation: password })),
    )
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422'])
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect(await signIn(email, winner)).toMatchObject({ status: 200 })
  })

  it.each([
    ['nothing', { current_password: undefined }, 'current_password'],
    ['an empty current password', { current_password: '' }, 'current_password'],
    ['a number for a password', { current_password: 7 }, 'current_password'],
    ['a weak password', { password: 'horse', password_confirmation: 'horse' }, 'password'],
    ['a common password', { password: 'P@ssw0rd123!', password_confirmation: 'P@ssw0rd123!' }, 'password'],
    ['two passwords that differ', { password_confirmation: 'Another-horse-9' }, 'password_confirmation'],
    ['no second password', { password_confirmation: undefined }, 'password_confirmation'],
  ])('refuses %s by field', async (_, changes, field) => {
    const { token } = await person(test.db)
    const answer = await change(token, changes)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })
})
