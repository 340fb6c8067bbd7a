import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred } from '#testing/deferred'
import type { Announcement } from './announcement.ts'
import { createAnnouncer } from './announcer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait_ms = 250
const department = (id: string | null, group_id = 'a'): Announcement => ({ topic: 'departments', group_id, id })
const mine = (user_id: string): Announcement => ({ topic: 'notifications', user_id })

function announcing(send: (batch: Announcement[]) => Promise<void> = async () => {}) {
  const sent: Announcement[] = []
  const errors: unknown[] = []
  const announcer = createAnnouncer({
    wait_ms,
    send: async (batch) => {
      sent.push(...batch)
      await send(batch)
    },
    on_error: (error) => errors.push(error),
  })
  return { ...announcer, sent, errors }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('an announcer', () => {
  it('sends the first at once, and what follows on its heels as one, a quarter of a second later', async () => {
    const { announce, sent } = announcing()
    announce(department('1'))
    await pass(0)
    expect(sent).toEqual([department('1')])
    for (let count = 0; count < 1000; count += 1) announce(department('2'))
    await pass(wait_ms - 1)
    expect(sent).toHaveLength(1)
    await pass(1)
    expect(sent).toEqual([department('1'), department('2')])
  })

  it('names no record where there were several', async () => {
    const { announce, sent } = announcing()
    for (const id of ['1', '2', '3']) announce(department(id))
    await pass(wait_ms)
    expect(sent).toEqual([department('1'), department(null)])
  })

  it('lets no company and no person wait for another', async () => {
    const { announce, sent } = announcing()
    const all = [department('1', 'a'), department('1', 'b'), mine('x'), mine('y')]
    for (const announcement of all) announce(announcement)
    await pass(0)
    expect(sent).toEqual(all)
  })

  it('never sends two about the same thing within a quarter of a second, however they fall', async () => {
    const times: number[] = []
    const { announce } = announcing(async (batch) => {
      if (batch.some(({ topic }) => topic === 'departments')) times.push(Date.now())
    })
    for (let count = 0; count < 100; count += 1) {
      announce(mine(String(count)))
      announce(department('1'))
      await pass(count % 7 === 0 ? 260 : 35)
    }
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(gaps.length).toBeGreaterThan(20)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(wait_ms)
  })

  it('sends together what came in while another was on its way', async () => {
    const batches: number[] = []
    const first = deferred()
    const { announce } = announcing((batch) => {
      batches.push(batch.length)
      return batches.length === 1 ? first.promise : Promise.resolve()
    })
    for (let person = 0; person < 500; person += 1) announce(mine(String(person)))
    await pass(0)
    first.resolve()
    await pass(0)
    expect(batches).toEqual([1, 499])
  })

  it('goes on after one that could not be sent', async () => {
    let away = true
    const { announce, sent, errors } = announcing(async () => {
      if (away) throw new Error('away')
    })
    announce(department('1'))
    await pass(0)
    away = false
    announce(department('2'))
    await pass(wait_ms)
    expect(errors).toEqual([new Error('away')])
    expect(sent).toEqual([department('1'), department('2')])
  })

  it('sends what still waits when it is stopped', async () => {
    const { announce, sent, stop } = announcing()
    announce(department('1'))
    announce(department('2'))
    await stop()
    expect(sent).toEqual([department('1'), department('2')])
    expect(vi.getTimerCount()).toBe(0)
  })
})
