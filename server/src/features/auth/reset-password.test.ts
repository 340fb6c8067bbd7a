import { limits } from '@catchpitch/contract/limits'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { person, testPassword } from '#testing/make'
import { testDay } from '#testing/test-day'
import { accountOf } from './account.ts'
import { queueSignIn } from './queue-sign-in.ts'

const test = useApp()
const mailbox = useMailbox(test)

let places = 0
const anyPlace = () => `198.51.100.${(places += 1) % 250}`
const chosen = 'Brand-new-horse-8'
const passwords = { password: chosen, password_confirmation: chosen }

async function requestLink(email: string) {
  await test.call('requestPassword', { body: { email }, ip: anyPlace() })
  return mailbox.linkTo(email)
}

const reset = (link: Record<string, string>, more: Record<string, unknown> = passwords) =>
  test.call('resetPassword', { body: { ...link, ...more }, ip: anyPlace() })

const signIn = (email: string, password: string) => test.call('login', { body: { email, password }, ip: anyPlace() })

describe('resetPassword', () => {
  it('sets the password that was chosen, and the old one opens nothing any more', async () => {
    const { email } = await person(test.db)
    expect(await reset(await requestLink(email))).toMatchObject({
      status: 200,
      data: null,
      message: 'Your password has been changed.',
    })
    expect(await signIn(email, chosen)).toMatchObject({ status: 200 })
    expect(await signIn(email, testPassword)).toMatchObject({ status: 401 })
  })

  it('ends every session and every other way in, and tells the owner', async () => {
    const { id, email, token } = await person(test.db)
    const row = { id, email, first_name: 'Aisyah', last_name: 'Tan', language: 'en' }
    await queueSignIn(test.db, accountOf(row), null, testDay)
    const way_in = await mailbox.linkTo(email)
    const earlier = await requestLink(email)
    expect(await reset(await requestLink(email))).toMatchObject({ status: 200 })
    expect(await test.call('getLanguage', { token })).toMatchObject({ status: 200 })
    expect(await test.call('logout', { token })).toMatchObject({ status: 408, code: 'session.ended' })
    expect(await reset(earlier)).toMatchObject({ status: 410 })
    expect(await test.call('temporaryLogin', { body: way_in, ip: anyPlace() })).toMatchObject({ status: 410 })
    const [newest] = await mailbox.mailsTo(email)
    expect(newest).toMatchObject({ subject: 'Your password has been changed' })
    expect(newest?.links).toEqual(['https://hire.example/password/request'])
  })

  it('forgets wrong tries, confirms the address and clears a temporary password', async () => {
    const { id, email } = await person(test.db, { verified_at: null, password_temporary: true })
    for (let tries = 0; tries <= limits.sign_in.failures; tries += 1) await signIn(email, 'Wrong-horse-7')
    expect(await signIn(email, testPassword)).toMatchObject({ status: 429 })
    await reset(await requestLink(email))
    expect(await signIn(email, chosen)).toMatchObject({ status: 200 })
    const row = await test.db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ verified_at: testDay, password_temporary: false, failed_sign_ins: 0 })
  })

  it('works once, also for two presses at once', async () => {
    const { email } = await person(test.db)
    const link = await requestLink(email)
    const answers = await Promise.all([reset(link), reset(link)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410])
    expect(await reset(link)).toMatchObject({ status: 410, message: 'Sorry! This link has expired' })
  })

  it('is not used up by a form that was filled wrongly', async () => {
    const { email } = await person(test.db)
    const link = await requestLink(email)
    expect(await reset(link, { ...passwords, password_confirmation: 'Other-horse-9' })).toMatchObject({
      status: 422,
      error: { password_confirmation: ['Your passwords do not match.'] },
    })
    expect(await reset(link)).toMatchObject({ status: 200 })
  })

  it('is worth nothing once its hour is over, the account is closed or the address has changed', async () => {
    const late = await person(test.db)
    const late_link = await requestLink(late.email)
    test.clock.moveBy(limits.link.reset_minutes * 60_000)
    expect(await reset(late_link)).toMatchObject({ status: 410 })
    test.clock.moveTo(testDay)

    const changes = [
      { deactivated_at: testDay },
      { email: 'elsewhere@example.com', email_key: 'elsewhere@example.com' },
    ]
    for (const change of changes) {
      const { id, email } = await person(test.db)
      const link = await requestLink(email)
      await test.db.updateTable('users').set(change).where('id', '=', id).execute()
      expect(await reset(link)).toMatchObject({ status: 410 })
    }
  })

  it('refuses the link of one person for the address of another', async () => {
    const { email } = await person(test.db)
    const victim = await person(test.db)
    expect(await reset({ ...(await requestLink(email)), email: victim.email })).toMatchObject({ status: 410 })
    expect(await signIn(victim.email, testPassword)).toMatchObject({ status: 200 })
  })

  it.each([
    ['en', 'This field is required.'],
    ['zh', '此项为必填。'],
    ['ms', 'Medan ini wajib diisi.'],
  ] as const)('says what is missing by field, in %s', async (language, message) => {
    const answer = await test.call('resetPassword', { body: {}, language, ip: anyPlace() })
    expect(answer).toMatchObject({ status: 422, error: { email: [message], password: [message] } })
    expect(Object.keys(answer.error)).toContain('signature')
  })
})
