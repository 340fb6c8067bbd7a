import { platformGroupId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import { afterEach, describe, expect, it } from 'vitest'
import { tokenHash } from '#platform/session/token'
import { useApp } from '#testing/app'
import { colleague, company, impersonating, person, signedIn } from '#testing/make'
import { testDay } from '#testing/test-day'
import { tokenOf } from '#testing/token-of'

const test = useApp()

const minutes = (count: number) => count * 60 * 1000
const idle = minutes(limits.impersonation.idle_minutes)
const too_late = minutes(limits.impersonation.return_minutes)

afterEach(() => test.clock.moveTo(testDay))

/** A member of staff who looks through the eyes of somebody of a company. */
async function impersonation(platform_role: 'root' | 'moderator' = 'root') {
  const staff = await person(test.db, { platform_role })
  const subject = await colleague(test.db, (await company(test.db)).id, 'member')
  return { staff, subject, token: await impersonating(test.db, staff, subject.id) }
}

const use = (token: string) => test.call('listSessions', { token })
const stop = (token: string) => test.call('stopImpersonating', { token })
const ended = { status: 408, code: 'session.ended' }

describe('stopImpersonating', () => {
  it('gives me a new token for my own session and ends the other two', async () => {
    const { staff, token } = await impersonation()
    const answer = await stop(token)
    expect(answer).toMatchObject({ status: 200, data: { token: expect.stringMatching(/^[\w-]{43}$/) } })
    expect(await test.call('getHealth', { token: tokenOf(answer) })).toMatchObject({ status: 200 })
    expect(await use(token)).toMatchObject(ended)
    expect(await use(staff.token)).toMatchObject(ended)
  })

  it('leads to a session of staff that is free of the other person, and ends when the old one would have', async () => {
    const { staff, subject } = await impersonation()
    const expires_at = new Date(testDay.getTime() + minutes(90))
    const own = await signedIn(test.db, staff.id, expires_at)
    const answer = await stop(await impersonating(test.db, { id: staff.id, token: own }, subject.id))
    expect(answer).toMatchObject({ data: { expires_in: 90 * 60 } })
    const back = tokenOf(answer)
    const session = await test.db
      .selectFrom('sessions')
      .where('token_hash', '=', tokenHash(back))
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(session).toMatchObject({ user_id: staff.id, impersonator_id: null, reason: null, expires_at })
  })

  it('is refused to a session that is no impersonation', async () => {
    const { staff, subject } = await impersonation()
    for (const { token } of [staff, subject]) {
      expect(await stop(token)).toMatchObject({ status: 403, code: 'access.denied' })
      expect(await use(token)).toMatchObject({ status: 200 })
    }
  })

  it('gives one token, however often and however fast it is pressed', async () => {
    const { token } = await impersonation()
    const answers = await Promise.all([stop(token), stop(token), stop(token)])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '408', '408'])
    expect(await stop(token)).toMatchObject(ended)
  })

  it('is written to the audit log with both identities', async () => {
    const { staff, subject, token } = await impersonation()
    await stop(token)
    const events = await test.db
      .selectFrom('audit_events')
      .where('group_id', '=', platformGroupId)
      .where('subject_id', '=', subject.id)
      .selectAll()
      .execute()
    expect(events).toMatchObject([
      { action: 'stopImpersonating', actor_id: subject.id, impersonator_id: staff.id, subject: 'user' },
    ])
  })
})

describe('an impersonation', () => {
  it('goes on as long as it is used at least every ten minutes', async () => {
    const { token } = await impersonation()
    for (const pause of [minutes(1), idle - 1, minutes(3), idle - 1, 1, idle - 1]) {
      test.clock.moveBy(pause)
      expect(await use(token)).toMatchObject({ status: 200 })
    }
  })

  it('is over when it was not used for ten minutes', async () => {
    const { token } = await impersonation()
    test.clock.moveBy(idle)
    expect(await use(token)).toMatchObject(ended)
  })

  it('is not woken up by a call that anybody may make', async () => {
    const { token } = await impersonation()
    test.clock.moveBy(idle)
    expect(await test.call('getLanguage', { token })).toMatchObject({ status: 200 })
    test.clock.moveBy(1)
    expect(await use(token)).toMatchObject(ended)
  })

  it.each([
    ['at once', idle],
    ['within the hour', too_late - 1],
  ])('still leads me back once it fell idle, %s', async (_, unused) => {
    const { token } = await impersonation()
    test.clock.moveBy(unused)
    const back = tokenOf(await stop(token))
    expect(await test.call('getHealth', { token: back })).toMatchObject({ status: 200 })
  })

  it('leads nowhere any more when it was left for an hour', async () => {
    const { token } = await impersonation()
    test.clock.moveBy(too_late)
    expect(await stop(token)).toMatchObject(ended)
  })

  it('is over after a day, however much it is used', async () => {
    const { token } = await impersonation()
    test.clock.moveBy(minutes(24 * 60) - 1)
    const last_seen_at = test.clock.now()
    await test.db.updateTable('sessions').set({ last_seen_at }).where('token_hash', '=', tokenHash(token)).execute()
    expect(await use(token)).toMatchObject({ status: 200 })
    test.clock.moveBy(1)
    expect(await use(token)).toMatchObject(ended)
    expect(await stop(token)).toMatchObject(ended)
  })
})

describe('an impersonation, and the way back from it, end at once', () => {
  it('when the member of staff is shut out', async () => {
    const { staff, token } = await impersonation()
    await test.db.updateTable('users').set({ deactivated_at: testDay }).where('id', '=', staff.id).execute()
    expect(await use(token)).toMatchObject(ended)
    expect(await stop(token)).toMatchObject(ended)
  })

  it('when they are no staff any more', async () => {
    const { staff, token } = await impersonation()
    await test.db.updateTable('users').set({ platform_role: null }).where('id', '=', staff.id).execute()
    expect(await use(token)).toMatchObject(ended)
    expect(await stop(token)).toMatchObject(ended)
  })

  it('when they sign out everywhere else', async () => {
    const { staff, token } = await impersonation()
    const elsewhere = await signedIn(test.db, staff.id)
    expect(await test.call('endOtherSessions', { token: elsewhere })).toMatchObject({ status: 200 })
    expect(await use(token)).toMatchObject(ended)
    expect(await stop(token)).toMatchObject(ended)
  })

  it('when the person becomes somebody whom they may not impersonate', async () => {
    const { subject, token } = await impersonation('moderator')
    await test.db.updateTable('users').set({ platform_role: 1 }).where('id', '=', subject.id).execute()
    expect(await use(token)).toMatchObject(ended)
    expect(await stop(token)).toMatchObject(ended)
  })

  it('when the person is shut out, or ends it', async () => {
    const shutOut = await impersonation()
    await test.db.updateTable('users').set({ deactivated_at: testDay }).where('id', '=', shutOut.subject.id).execute()
    expect(await use(shutOut.token)).toMatchObject(ended)
    const thrownOut = await impersonation()
    await test.call('endOtherSessions', { token: thrownOut.subject.token })
    expect(await use(thrownOut.token)).toMatchObject(ended)
    expect(await stop(thrownOut.token)).toMatchObject(ended)
  })
})

describe('what only the person themself may do', () => {
  const body = { current_password: 'x', password: 'Other-horse-8', password_confirmation: 'Other-horse-8' }

  it.each([
    ['changePassword', {}],
    ['endSession', { id: 'any' }],
    ['endOtherSessions', {}],
  ] as const)('%s is refused while I impersonate', async (name, params) => {
    const { staff, subject, token } = await impersonation()
    expect(await test.call(name, { token, params, body })).toMatchObject({
      status: 403,
      code: 'impersonation.forbidden',
    })
    expect(await use(subject.token)).toMatchObject({ status: 200 })
    expect(await use(staff.token)).toMatchObject({ status: 200 })
  })

  it.each([
    ['en', "This cannot be done while you look through somebody else's eyes."],
    ['zh', '以他人身份查看时不能进行此操作。'],
    ['ms', 'Ini tidak boleh dilakukan semasa anda melihat sebagai orang lain.'],
  ] as const)('is refused in the language of the person, %s', async (language, message) => {
    const staff = await person(test.db, { platform_role: 'root' })
    const subject = await person(test.db, { language })
    const token = await impersonating(test.db, staff, subject.id)
    expect(await test.call('changePassword', { token, body })).toMatchObject({ status: 403, message })
  })
})
