import { limits } from '@catchpitch/contract/limits'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { person, testPassword } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()

const minutes = (count: number) => count * 60 * 1000
const days = (count: number) => count * 24 * minutes(60)

async function signIn(email: string, password: string, more: Record<string, unknown> = {}) {
  return test.call('login', { body: { email, password, ...more } })
}

function tokenOf(answer: { data: unknown }): string {
  const { data } = answer
  if (typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string') return data.token
  throw new Error('There is no token in this answer.')
}

describe('login', () => {
  it('opens a session for the right password, whatever the case of the address', async () => {
    const { email } = await person(test.db, { email: 'Aisyah.Tan@example.com' })
    const answer = await signIn(' AISYAH.TAN@EXAMPLE.COM ', testPassword)
    expect(answer).toMatchObject({ status: 200, message: 'Logged in successfully' })
    expect(tokenOf(answer)).toMatch(/^[\w-]{43}$/)
    expect(await test.call('getCurrentUser', { token: tokenOf(answer) })).toMatchObject({
      status: 200,
      data: { email },
    })
  })

  it('never stores the token itself', async () => {
    const { email } = await person(test.db)
    const token = tokenOf(await signIn(email, testPassword))
    const sessions = await test.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(sessions)).not.toContain(token)
  })

  it.each([
    { remember: false, lasts: days(limits.session.days) },
    { remember: true, lasts: days(limits.session.remembered_days) },
  ])('keeps the session for its days and not a second longer: $remember', async ({ remember, lasts }) => {
    const { email } = await person(test.db)
    const answer = await signIn(email, testPassword, { remember })
    expect(answer).toMatchObject({ data: { expires_in: lasts / 1000 } })
    const token = tokenOf(answer)
    test.clock.moveBy(lasts - 1)
    expect(await test.call('getCurrentUser', { token })).toMatchObject({ status: 200 })
    test.clock.moveBy(1)
    expect(await test.call('getCurrentUser', { token })).toMatchObject({ status: 408, code: 'session.ended' })
    test.clock.moveTo(testDay)
  })

  it('answers a wrong password, an unknown address, a closed account and one without a password alike', async () => {
    const known = await person(test.db)
    const closed = await person(test.db, { deactivated_at: testDay })
    const answers = [
      await signIn(known.email, 'Wrong-horse-7'),
      await signIn('nobody@example.com', testPassword),
      await signIn(closed.email, testPassword),
    ]
    for (const answer of answers) {
      expect(answer).toEqual({ status: 401, code: 'signIn.wrong', message: 'Invalid email or password', error: {} })
    }
  })

  it.each(['known', 'unknown'])(
    'makes an address that is %s wait after five tries, even with the right password',
    async (kind) => {
      const email = kind === 'known' ? (await person(test.db)).email : 'nobody-at-all@example.com'
      for (let tries = 0; tries < limits.sign_in.failures; tries += 1) {
        expect(await signIn(email, 'Wrong-horse-7')).toMatchObject({ status: 401 })
      }
      test.clock.moveBy(minutes(3))
      expect(await signIn(email, testPassword)).toEqual({
        status: 429,
        code: 'signIn.wait',
        message: 'Too many attempts. Please wait 12 minutes, or reset your password.',
        error: {},
      })
      test.clock.moveBy(minutes(12))
      expect((await signIn(email, testPassword)).status).toBe(kind === 'known' ? 200 : 401)
      test.clock.moveTo(testDay)
    },
  )

  it('lets no more than five of many guesses made at the same moment be checked', async () => {
    const { email } = await person(test.db)
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'Wrong-horse-7')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(limits.sign_in.failures)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12 - limits.sign_in.failures)
  })

  it('forgets wrong tries once the right password came', async () => {
    const { email } = await person(test.db)
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 1; tries < limits.sign_in.failures; tries += 1) await signIn(email, 'Wrong-horse-7')
      expect(await signIn(email, testPassword)).toMatchObject({ status: 200 })
    }
  })

  it.each([
    ['en', { email: ['This field is required.'], password: ['This field is required.'] }],
    ['zh', { email: ['此项为必填。'], password: ['此项为必填。'] }],
    ['ms', { email: ['Medan ini wajib diisi.'], password: ['Medan ini wajib diisi.'] }],
  ] as const)('says what is missing by field, in %s', async (language, error) => {
    expect(await test.call('login', { body: {}, language })).toMatchObject({
      status: 422,
      code: 'input.invalid',
      error,
    })
  })

  it.each([
    ['an address that is none', { email: 'nobody', password: 'x' }, 'email'],
    ['an address with a NUL', { email: 'a\0b@example.com', password: 'x' }, 'email'],
    ['a number for a password', { email: 'a@example.com', password: 7 }, 'password'],
    ['a list for an address', { email: ['a@example.com'], password: 'x' }, 'email'],
    ['a password without an end', { email: 'a@example.com', password: 'x'.repeat(201) }, 'password'],
    ['a word for a flag', { email: 'a@example.com', password: 'x', remember: 'yes' }, 'remember'],
  ])('refuses %s with 422 by field', async (_, body, field) => {
    const answer = await test.call('login', { body })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('limits the tries from one place', async () => {
    const ip = '203.0.113.9'
    for (let tries = 0; tries < 100; tries += 1) await test.call('login', { body: {}, ip })
    expect(await test.call('login', { body: {}, ip })).toMatchObject({ status: 429, code: 'rate.limited' })
    expect(await test.call('login', { body: {}, ip: '203.0.113.10' })).toMatchObject({ status: 422 })
  })

  it('is written to the audit log with the person and nothing personal', async () => {
    const { id, email } = await person(test.db)
    await signIn(email, testPassword)
    const events = await test.db
      .selectFrom('audit_events')
      .where('group_id', '=', '00000000-0000-0000-0000-000000000000')
      .where('actor_id', '=', id)
      .selectAll()
      .execute()
    expect(events).toMatchObject([{ action: 'login', subject: 'user', subject_id: id }])
    expect(JSON.stringify(events)).not.toContain(email)
  })
})

describe('login of a person who still owes something', () => {
  it.each([
    ['email.unverified', { verified_at: null }, 'en', 'Your email is not verified'],
    ['email.unverified', { verified_at: null }, 'zh', '您的电子邮箱尚未验证'],
    ['email.unverified', { verified_at: null }, 'ms', 'E-mel anda belum disahkan'],
    ['password.temporary', { password_temporary: true }, 'en', 'Please reset your password'],
    ['password.temporary', { password_temporary: true }, 'zh', '请重设您的密码'],
    ['password.temporary', { password_temporary: true }, 'ms', 'Sila tetapkan semula kata laluan anda'],
  ] as const)(
    'is refused with %s after the right password, and opens no session',
    async (code, wishes, language, message) => {
      const { id, email } = await person(test.db, wishes)
      const sessions = () => test.db.selectFrom('sessions').where('user_id', '=', id).select('created_at').execute()
      const before = await sessions()
      expect(await test.call('login', { body: { email, password: testPassword }, language })).toEqual({
        status: 403,
        code,
        message,
        error: {},
      })
      expect(await sessions()).toEqual(before)
    },
  )

  it('is told neither with a wrong password', async () => {
    const unverified = await person(test.db, { verified_at: null })
    const temporary = await person(test.db, { password_temporary: true })
    const both = await person(test.db, { verified_at: null, password_temporary: true })
    for (const { email } of [unverified, temporary, both]) {
      expect(await signIn(email, 'Wrong-horse-7')).toMatchObject({ status: 401, code: 'signIn.wrong' })
    }
  })

  it('owes the address first', async () => {
    const { email } = await person(test.db, { verified_at: null, password_temporary: true })
    expect(await signIn(email, testPassword)).toMatchObject({ code: 'email.unverified' })
  })

  it('is not locked out by asking again and again', async () => {
    const { email } = await person(test.db, { verified_at: null })
    for (let tries = 0; tries <= limits.sign_in.failures; tries += 1) {
      expect(await signIn(email, testPassword)).toMatchObject({ status: 403 })
    }
  })
})

describe('logout', () => {
  it('ends this session and no other', async () => {
    const { email, token } = await person(test.db)
    const other = tokenOf(await signIn(email, testPassword))
    expect(await test.call('logout', { token })).toMatchObject({ status: 200, message: 'Logged out successfully' })
    expect(await test.call('getCurrentUser', { token })).toMatchObject({ status: 408, code: 'session.ended' })
    expect(await test.call('getCurrentUser', { token: other })).toMatchObject({ status: 200 })
  })
})
