import { platformGroupId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import { afterEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids'
import { newToken, tokenHash } from '#platform/session/token'
import { useApp } from '#testing/app'
import { company, impersonating, person, signedIn } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()

const minutes = (count: number) => count * 60 * 1000
const later = (ms: number) => new Date(testDay.getTime() + ms)

afterEach(() => test.clock.moveTo(testDay))

type Listed = { id: string; device: string | null; ip: string | null; is_current: boolean; is_support: boolean }

async function list(token: string): Promise<Listed[]> {
  const { data } = await test.call('listSessions', { token })
  return Array.isArray(data) ? data : []
}

/** What the person calls their own session. */
async function currentId(token: string): Promise<string> {
  return (await list(token)).find(({ is_current }) => is_current)?.id ?? ''
}

const end = (token: string, id: string) => test.call('endSession', { token, params: { id } })
const statusOf = async (token: string) => (await test.call('listSessions', { token })).status

async function change(token: string, values: { last_seen_at?: Date; ip?: string; device?: string }): Promise<void> {
  await test.db.updateTable('sessions').set(values).where('token_hash', '=', tokenHash(token)).execute()
}

async function surveySession(user_id: string): Promise<string> {
  const token = newToken()
  const { id: group_id } = await company(test.db)
  await test.db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      kind: 1,
      user_id,
      group_id,
      attempt_id: newId(testDay),
      created_at: testDay,
      last_seen_at: testDay,
      expires_at: later(minutes(60)),
    })
    .execute()
  return token
}

const auditOf = (user_id: string) =>
  test.db
    .selectFrom('audit_events')
    .where('group_id', '=', platformGroupId)
    .where('subject_id', '=', user_id)
    .orderBy('id')
    .selectAll()
    .execute()

describe('listSessions', () => {
  it('shows where I am signed in, the last used first, and which of them this is', async () => {
    const { id, token } = await person(test.db)
    const phone = await signedIn(test.db, id, later(minutes(90)))
    await change(phone, { device: 'Firefox on a phone', ip: '203.0.113.9', last_seen_at: later(minutes(3)) })
    expect(await test.call('listSessions', { token })).toMatchObject({
      status: 200,
      data: [
        {
          device: 'Firefox on a phone',
          ip: '203.0.113.9',
          created_at: testDay.toISOString(),
          last_seen_at: later(minutes(3)).toISOString(),
          expires_at: later(minutes(90)).toISOString(),
          is_current: false,
          is_support: false,
        },
        { is_current: true, is_support: false },
      ],
    })
  })

  it('shows neither sessions that are over, nor those of surveys, nor those of others', async () => {
    const { id, token } = await person(test.db)
    await person(test.db)
    await surveySession(id)
    await signedIn(test.db, id, testDay)
    const signedOut = await signedIn(test.db, id)
    await test.call('logout', { token: signedOut })
    expect(await list(token)).toMatchObject([{ is_current: true }])
  })

  it('names a session by nothing that is stored about its token', async () => {
    const { token } = await person(test.db)
    const id = await currentId(token)
    expect(id).toMatch(/^[\w-]{22}$/)
    const hash = tokenHash(token)
    for (const kept of [token, hash.toString('base64url'), hash.toString('hex')]) {
      expect(kept).not.toContain(id)
      expect(id).not.toContain(kept)
    }
  })

  it('tells me that support looks through my eyes, but not who and from where', async () => {
    const root = await person(test.db, { platform_role: 'root' })
    const { id, token } = await person(test.db)
    const support = await impersonating(test.db, root, id)
    await change(support, { device: 'Chrome at the office', ip: '203.0.113.20', last_seen_at: later(1) })
    const answer = await test.call('listSessions', { token })
    expect(answer.data).toMatchObject([
      { is_support: true, is_current: false, device: null, ip: null, created_at: testDay.toISOString() },
      { is_support: false, is_current: true },
    ])
    expect(JSON.stringify(answer)).not.toContain(root.id)
    expect(JSON.stringify(answer)).not.toContain('Cannot find')
  })

  it('leaves out support that fell idle', async () => {
    const root = await person(test.db, { platform_role: 'root' })
    const { id, token } = await person(test.db)
    await impersonating(test.db, root, id)
    test.clock.moveBy(minutes(limits.impersonation.idle_minutes))
    expect(await list(token)).toMatchObject([{ is_current: true }])
  })
})

describe('endSession', () => {
  it('signs out one of my devices and no other', async () => {
    const { id, token } = await person(test.db)
    const [phone, tablet] = [await signedIn(test.db, id), await signedIn(test.db, id)]
    expect(await end(token, await currentId(phone))).toMatchObject({ status: 200, message: 'Logged out successfully' })
    expect([await statusOf(phone), await statusOf(tablet), await statusOf(token)]).toEqual([408, 200, 200])
  })

  it('also ends the session that it is called from', async () => {
    const { token } = await person(test.db)
    expect(await end(token, await currentId(token))).toMatchObject({ status: 200 })
    expect(await statusOf(token)).toBe(408)
  })

  it('shows support out', async () => {
    const root = await person(test.db, { platform_role: 'root' })
    const { id, token } = await person(test.db)
    const support = await impersonating(test.db, root, id)
    const listed = (await list(token)).find(({ is_support }) => is_support)
    expect(await end(token, listed?.id ?? '')).toMatchObject({ status: 200 })
    expect(await statusOf(support)).toBe(408)
    expect(await statusOf(root.token)).toBe(200)
  })

  it("does not know other people's sessions, nor what is none", async () => {
    const { token } = await person(test.db)
    const other = await person(test.db)
    const ended = await signedIn(test.db, other.id)
    const endedId = await currentId(ended)
    await test.call('logout', { token: ended })
    for (const id of [await currentId(other.token), endedId, 'nothing', 'a\0b', 'x'.repeat(65)]) {
      expect(await end(token, id)).toMatchObject({ status: 404, code: 'record.missing' })
    }
    expect(await end(other.token, endedId)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await statusOf(other.token)).toBe(200)
  })

  it('is written to the audit log', async () => {
    const { id, token } = await person(test.db)
    await end(token, await currentId(await signedIn(test.db, id)))
    expect(await auditOf(id)).toMatchObject([{ action: 'endSession', actor_id: id, subject: 'user' }])
  })
})

describe('endOtherSessions', () => {
  it('signs me out everywhere but here, and leaves everybody else alone', async () => {
    const { id, token } = await person(test.db)
    const other = await person(test.db)
    const elsewhere = [await signedIn(test.db, id), await signedIn(test.db, id)]
    await signedIn(test.db, id, testDay)
    expect(await test.call('endOtherSessions', { token })).toMatchObject({
      status: 200,
      data: { ended: 2 },
      message: 'You are signed out everywhere else.',
    })
    expect(await Promise.all(elsewhere.map(statusOf))).toEqual([408, 408])
    expect([await statusOf(token), await statusOf(other.token)]).toEqual([200, 200])
    expect(await auditOf(id)).toMatchObject([{ action: 'endOtherSessions', actor_id: id, subject: 'user' }])
  })

  it('cuts nobody off in the middle of a survey', async () => {
    const { id, token } = await person(test.db)
    const survey = await surveySession(id)
    expect(await test.call('endOtherSessions', { token })).toMatchObject({ data: { ended: 0 } })
    // A survey session is refused here, not over.
    expect(await statusOf(survey)).toBe(403)
  })

  it.each([
    ['en', 'You are signed out everywhere else.'],
    ['zh', '您已在其他所有设备上退出。'],
    ['ms', 'Anda telah log keluar di semua tempat lain.'],
  ] as const)('says so in %s', async (language, message) => {
    const { token } = await person(test.db, { language })
    expect(await test.call('endOtherSessions', { token })).toMatchObject({ status: 200, message })
  })
})
