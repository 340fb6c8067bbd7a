import type { SeenEvent } from '@catchpitch/contract/integrity/integrity.endpoints'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { createOutbox } from './event-outbox.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const event = (id: string, lasted_ms = 0): SeenEvent => ({
  id,
  kind: 1,
  happened_at: '2026-11-16T02:00:00.000Z',
  lasted_ms,
  step: 4,
  topic: 1,
  characters: null,
})

const refusal = (status: number) => new ApiError({ status, code: 'anything', message: '', error: {} })

function outbox(send: (events: SeenEvent[]) => Promise<unknown>) {
  let stored: readonly SeenEvent[] = []
  const write = (events: readonly SeenEvent[]) => {
    stored = events
  }
  return { box: createOutbox({ read: () => stored, write, send }), stored: () => stored }
}

it('tells what happened, and forgets it then', async () => {
  const send = vi.fn<(events: SeenEvent[]) => Promise<void>>(async () => {})
  const { box, stored } = outbox(send)
  box.add(event('a'))
  expect(stored()).toEqual([event('a')])
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledWith([event('a')])
  expect(stored()).toEqual([])
})

it('keeps it while there is no connection, and tells all of it once there is', async () => {
  const send = vi.fn<(events: SeenEvent[]) => Promise<void>>(async () => {})
  send.mockRejectedValueOnce(refusal(0)).mockRejectedValueOnce(refusal(503))
  const { box, stored } = outbox(send)
  box.add(event('a'))
  await vi.advanceTimersByTimeAsync(0)
  box.add(event('b'))
  await vi.advanceTimersByTimeAsync(0)
  expect(stored()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(stored()).toEqual([])
  expect(send).toHaveBeenLastCalledWith([event('a'), event('b')])
})

it('tells again what has grown longer while it was on its way', async () => {
  let arrive = () => {}
  const send = vi.fn<(events: SeenEvent[]) => Promise<void>>(
    async () => new Promise<void>((resolve) => (arrive = resolve)),
  )
  const { box, stored } = outbox(send)
  box.add(event('a'))
  box.add(event('a', 9000))
  arrive()
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenLastCalledWith([event('a', 9000)])
  arrive()
  await vi.advanceTimersByTimeAsync(0)
  expect(stored()).toEqual([])
})

it('gives up what the server will never take', async () => {
  const { box, stored } = outbox(async () => {
    throw refusal(410)
  })
  box.add(event('a'))
  await vi.advanceTimersByTimeAsync(0)
  expect(stored()).toEqual([])
})
