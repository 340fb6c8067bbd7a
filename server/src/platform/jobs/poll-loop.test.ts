import { expect, onTestFinished, test } from 'vitest'
import { deferred } from '#testing/deferred'
import { type PollLoop, startPollLoop, type Turn } from './poll-loop.ts'

const an_hour = 3_600_000

/** Starts a loop that nothing but a nudge can wake, and counts its turns. */
function startCounting(turn: (count: number) => Promise<Turn>, lanes = 1) {
  const errors: unknown[] = []
  const watchers: { count: number; tell: () => void }[] = []
  let turns = 0
  const loop: PollLoop = startPollLoop({
    lanes,
    wait_ms: an_hour,
    on_error: (error) => errors.push(error),
    turn: async () => {
      turns += 1
      for (const { count, tell } of watchers) if (turns >= count) tell()
      return turn(turns)
    },
  })
  onTestFinished(() => loop.stop())
  const reached = (count: number) =>
    turns >= count ? Promise.resolve() : new Promise<void>((tell) => watchers.push({ count, tell }))
  return { loop, errors, reached, turns: () => turns }
}

/** Lets everything run that can run without waiting for a timer. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test('goes on while there is something to do, then waits', async () => {
  const { reached, turns } = startCounting(async (count) => (count < 5 ? 'again' : 'wait'))
  await reached(5)
  await settle()
  expect(turns()).toBe(5)
})

test('a nudge ends the wait', async () => {
  const { loop, reached } = startCounting(async () => 'wait')
  await reached(1)
  await settle()
  loop.nudge()
  await reached(2)
})

test('a nudge in the middle of a turn leads to another turn', async () => {
  const gate = deferred()
  const { loop, reached } = startCounting(async (count) => {
    if (count === 1) await gate.promise
    return 'wait'
  })
  await reached(1)
  loop.nudge()
  gate.resolve()
  await reached(2)
})

test('an error is reported and the loop goes on', async () => {
  const { loop, errors, reached } = startCounting(async (count) => {
    if (count === 1) throw new Error('the database is gone')
    return 'wait'
  })
  await reached(1)
  await settle()
  loop.nudge()
  await reached(2)
  expect(errors).toEqual([new Error('the database is gone')])
})

test('stopping waits for the turns under way and lets no other begin', async () => {
  const gate = deferred()
  const { loop, reached, turns } = startCounting(async () => {
    await gate.promise
    return 'again'
  }, 3)
  await reached(3)
  let stopped = false
  const stopping = (async () => {
    await loop.stop()
    stopped = true
  })()
  await settle()
  expect(stopped).toBe(false)
  gate.resolve()
  await stopping
  expect(turns()).toBe(3)
})
