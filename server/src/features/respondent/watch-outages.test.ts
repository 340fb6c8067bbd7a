import { afterEach, describe, expect, it } from 'vitest'
import type { PollLoop } from '#platform/jobs/poll-loop'
import { useApp } from '#testing/app'
import { begin, respondent, stateOf } from '#testing/respondent'
import { watchOutages } from './watch-outages.ts'

const test = useApp()
const loops: PollLoop[] = []

/** A process that serves; it has written down that it is there when this comes back. */
async function serve(): Promise<PollLoop> {
  // The clock stands still in tests, and by a later time the first beat of this process is known.
  test.clock.moveBy(1)
  const loop = watchOutages({
    db: test.db,
    clock: test.clock,
    on_error: (error) => {
      throw error
    },
  })
  loops.push(loop)
  await expectBeat()
  return loop
}

/** Waits until it is written down that somebody serves now. */
async function expectBeat(): Promise<void> {
  const now = test.clock.now().getTime()
  await expect.poll(async () => (await lastBeat())?.getTime(), { timeout: 60_000 }).toBe(now)
}

async function lastBeat(): Promise<Date | null> {
  return (await test.db.selectFrom('heartbeat').select('at').executeTakeFirst())?.at ?? null
}

afterEach(async () => {
  for (const loop of loops.splice(0)) await loop.stop()
})

const outages = () => test.db.selectFrom('outages').selectAll().orderBy('from_at').execute()

describe('watchOutages', () => {
  it('gives back to a running clock the time in which nobody served', async () => {
    const { token } = await respondent(test)
    await begin(test, token)
    const [topic] = (await stateOf(test, token)).topics
    const first = await serve()
    await first.stop()
    const stopped_at = test.clock.now()
    test.clock.moveBy(90_000)
    await serve()
    const [later] = (await stateOf(test, token)).topics
    expect(Date.parse(later?.deadline_at ?? '') - Date.parse(topic?.deadline_at ?? '')).toBe(90_001)
    expect(await outages()).toMatchObject([{ from_at: stopped_at, to_at: test.clock.now() }])
  })

  it('sees nothing in a clock that was set while it was there', async () => {
    const loop = await serve()
    const known = (await outages()).length
    test.clock.moveBy(60 * 60_000)
    loop.nudge()
    await expectBeat()
    expect(await outages()).toHaveLength(known)
  })
})
