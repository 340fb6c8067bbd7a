import { limits } from '@catchpitch/contract/limits'
import { hint } from '@catchpitch/contract/live/hint'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { stoppedClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import { openLive } from '#platform/live/live'
import { testPlatform, useApp } from '#testing/app'
import { eventually } from '#testing/eventually'
import { colleague, company, impersonating, person, signedIn } from '#testing/make'
import { testDay } from '#testing/test-day'
import { buildApp } from '../../app.ts'

const test = useApp()

type Company = Awaited<ReturnType<typeof company>>
let own: Company
let foreign: Company
let address = ''

beforeAll(async () => {
  own = await company(test.db)
  foreign = await company(test.db, 'Teh Tarik Trading')
  address = await test.app.listen({ host: '127.0.0.1', port: 0 })
})

/** A page that stands open: what it has heard so far, and whether it still hears. */
async function openPage(token: string, group_id: string | null = own.id, at = address) {
  const controller = new AbortController()
  const query = group_id === null ? '' : `?group_id=${group_id}`
  const reply = await fetch(`${at}/api/v1/events${query}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' },
    signal: controller.signal,
  })
  const page = { reply, text: '', is_open: true, heard: () => heardIn(page.text), close: () => controller.abort() }
  onTestFinished(() => controller.abort())
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of reply.body ?? []) page.text += decoder.decode(chunk, { stream: true })
  }
  void read()
    .catch(() => {})
    .finally(() => {
      page.is_open = false
    })
  await eventually(() => expect(page.text).toContain(': open'))
  return page
}

const heardIn = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)]
    .map(([, data = '']) => hint.parse(JSON.parse(data)))
    .filter(({ topic }) => topic !== 'everything')

const everythingIn = (text: string) => text.match(/"topic":"everything"/g)?.length ?? 0

async function addDepartment(by: Company, name: string) {
  const answer = await test.call('createDepartment', {
    token: by.owner.token,
    query: { group_id: by.id },
    body: { name },
  })
  expect(answer.status).toBe(200)
  return answer.data
}

/** Long enough for a hint that should not come. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 400))

describe('followEvents', () => {
  it('asks for a session', async () => {
    expect(await test.call('followEvents')).toMatchObject({ status: 401, code: 'session.missing' })
  })

  it('does not know a company that the person is not in', async () => {
    const query = { group_id: foreign.id }
    const answer = await test.call('followEvents', { token: own.owner.token, query })
    expect(answer).toMatchObject({ status: 404, code: 'record.missing' })
  })

  it('looks at what it is asked for', async () => {
    const answer = await test.call('followEvents', { token: own.owner.token, query: { group_id: 'x' } })
    expect(answer).toMatchObject({ status: 422, error: { group_id: ['This is not a valid id.'] } })
  })

  it('answers with a stream that nobody on the way may hold back', async () => {
    const { reply } = await openPage(own.owner.token)
    expect(reply.status).toBe(200)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(reply.headers.get('content-encoding')).toBeNull()
  })

  it('opens nothing for whoever asks for its headers only', async () => {
    const headers = { authorization: `Bearer ${own.owner.token}` }
    expect((await fetch(`${address}/api/v1/events`, { method: 'HEAD', headers })).status).toBe(404)
  })

  it("tells the pages of a company what has changed in it, and nobody else's", async () => {
    const manager = await colleague(test.db, own.id, 'manager')
    const applicant = await colleague(test.db, own.id, 'applicant')
    const root = await person(test.db, { platform_role: 'root' })
    const pages = await Promise.all([
      openPage(manager.token),
      openPage(foreign.owner.token, foreign.id),
      openPage(applicant.token),
      openPage(root.token, null),
      openPage(manager.token, null),
    ])
    const department = await addDepartment(own, 'Roastery')
    const { id } = hint.pick({ id: true }).parse(department)
    await eventually(() => expect(pages[0].heard()).toEqual([{ topic: 'departments', group_id: own.id, id }]))
    await aWhile()
    expect(pages.map((page) => page.heard().length)).toEqual([1, 0, 0, 0, 0])
  })

  it('tells nothing of a change that was refused', async () => {
    const page = await openPage(own.owner.token)
    await addDepartment(own, 'Kitchen')
    await eventually(() => expect(page.heard()).toHaveLength(1))
    const query = { group_id: own.id }
    const again = await test.call('createDepartment', { token: own.owner.token, query, body: { name: 'kitchen' } })
    expect(again.status).toBe(422)
    await aWhile()
    expect(page.heard()).toHaveLength(1)
  })

  it('tells of many changes at once in a few words', async () => {
    const page = await openPage(own.owner.token)
    for (let count = 0; count < 30; count += 1) await addDepartment(own, `Branch ${count}`)
    await aWhile()
    expect(page.heard().length).toBeGreaterThanOrEqual(2)
    expect(page.heard().length).toBeLessThan(15)
    expect(page.heard().at(-1)).toMatchObject({ topic: 'departments', group_id: own.id })
  })

  it('hears what another process on the same database announces', async () => {
    const live = openLive({ db: test.db, url: test.database_url, on_error: () => {} })
    const config = readConfig({ LOG_LEVEL: 'silent' })
    const other = await buildApp(testPlatform(config, stoppedClock(testDay), test.db, live))
    onTestFinished(async () => {
      await other.close()
      await live.stop()
    })
    const elsewhere = await openPage(own.owner.token, own.id, await other.listen({ host: '127.0.0.1', port: 0 }))
    await eventually(() => expect(everythingIn(elsewhere.text)).toBe(1))
    await addDepartment(own, 'Warehouse')
    await eventually(() => expect(elsewhere.heard()).toHaveLength(1))
  })

  it('after the database was away, tells every page to read everything anew, and then goes on', async () => {
    const page = await openPage(own.owner.token)
    const staff = await openPage((await person(test.db, { platform_role: 'root' })).token, null)
    const before = everythingIn(page.text)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(test.db)
    await eventually(() => expect(everythingIn(page.text)).toBe(before + 1))
    expect(everythingIn(staff.text)).toBeGreaterThan(0)
    await addDepartment(own, 'Canteen')
    await eventually(() => expect(page.heard()).toHaveLength(1))
  })
})

describe('an open page', () => {
  it.each([
    ['signs out', 'logout', 200],
    ['is signed out elsewhere', 'endOtherSessions', 200],
  ] as const)('hears no more when its person %s', async (_how, call, status) => {
    const somebody = await colleague(test.db, own.id, 'member')
    const other = await signedIn(test.db, somebody.id)
    const page = await openPage(somebody.token)
    const ended = await test.call(call, { token: call === 'logout' ? somebody.token : other, body: {} })
    expect(ended.status).toBe(status)
    await eventually(() => expect(page.is_open).toBe(false))
  })

  it('goes on when another session of the same person ends, and hears that it did', async () => {
    const somebody = await colleague(test.db, own.id, 'member')
    const page = await openPage(somebody.token)
    await test.call('logout', { token: await signedIn(test.db, somebody.id), body: {} })
    await eventually(() => expect(page.heard()).toEqual([{ topic: 'sessions', group_id: null, id: null }]))
    await aWhile()
    expect(page.is_open).toBe(true)
  })

  it('of staff who impersonate hears no more when they stop', async () => {
    const root = await person(test.db, { platform_role: 'root' })
    const token = await impersonating(test.db, root, own.owner.id)
    const page = await openPage(token)
    expect((await test.call('stopImpersonating', { token, body: {} })).status).toBe(200)
    await eventually(() => expect(page.is_open).toBe(false))
  })

  it('hears no more, at the next beat, once its session is over or its person has left the company', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const [leaving, staying] = [
      await colleague(test.db, own.id, 'manager'),
      await colleague(test.db, own.id, 'manager'),
    ]
    const expiring = await signedIn(test.db, staying.id, new Date(testDay.getTime() + 1000))
    const pages = {
      leaving: await openPage(leaving.token),
      expiring: await openPage(expiring),
      staying: await openPage(staying.token),
    }
    const { group_id, user_id } = { group_id: own.id, user_id: leaving.id }
    await test.db
      .updateTable('memberships')
      .set({ deactivated_at: testDay })
      .where('group_id', '=', group_id)
      .where('user_id', '=', user_id)
      .execute()
    test.clock.moveBy(1000)
    onTestFinished(() => test.clock.moveBy(-1000))
    vi.advanceTimersByTime(limits.live.beat_s * 1000)
    await eventually(() => expect([pages.leaving.is_open, pages.expiring.is_open]).toEqual([false, false]))
    expect(pages.staying).toMatchObject({ is_open: true, text: expect.stringContaining(': beat') })
  })

  it('does not keep an impersonation awake', async () => {
    const root = await person(test.db, { platform_role: 'root' })
    const token = await impersonating(test.db, root, own.owner.id)
    test.clock.moveBy(60_000)
    onTestFinished(() => test.clock.moveBy(-60_000))
    await openPage(token)
    const seen = await test.db
      .selectFrom('sessions')
      .where('impersonator_id', '=', root.id)
      .select('last_seen_at')
      .execute()
    expect(seen).toEqual([{ last_seen_at: testDay }])
  })

  it('is one of a few of the same session, and makes room when it closes', async () => {
    const somebody = await colleague(test.db, own.id, 'member')
    const pages = []
    for (let count = 0; count < limits.live.streams_per_session; count += 1) pages.push(await openPage(somebody.token))
    expect(await test.call('followEvents', { token: somebody.token })).toMatchObject({ status: 429 })
    await openPage(await signedIn(test.db, somebody.id))
    pages[0]?.close()
    await eventually(async () =>
      expect(await test.call('followEvents', { token: somebody.token })).toMatchObject({ status: 200 }),
    )
  })

  it('does not hold up a server that stops', async () => {
    const live = openLive({ db: test.db, url: test.database_url, on_error: () => {} })
    const config = readConfig({ LOG_LEVEL: 'silent' })
    const other = await buildApp(testPlatform(config, stoppedClock(testDay), test.db, live))
    const at = await other.listen({ host: '127.0.0.1', port: 0 })
    const pages = await Promise.all([1, 2, 3].map(() => openPage(own.owner.token, own.id, at)))
    // Waits for ever if a page is not let go.
    await other.close()
    await live.stop()
    await eventually(() => expect(pages.map(({ is_open }) => is_open)).toEqual([false, false, false]))
  })
})
