import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tabLock } from './tab-lock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Locks that another page holds while it is asked so many times, in a browser that takes so long to answer. */
function heldFor(times: number, answer_ms: number) {
  let left = times
  return {
    async request<T>(_name: string, _options: { ifAvailable: true }, told: (lock: object | null) => T): Promise<T> {
      await new Promise((resolve) => setTimeout(resolve, answer_ms))
      left -= 1
      return told(left < 0 ? {} : null)
    },
  }
}

test.each([
  ['no other tab holds', 0, 0, true],
  ['no other tab holds, on a slow device', 0, 5000, true],
  ['the page holds that is being left', 3, 0, true],
  ['another tab holds', Infinity, 0, false],
])('a survey that %s', async (_who, times, answer_ms, isFree) => {
  vi.stubGlobal('navigator', { locks: heldFor(times, answer_ms) })
  const told = tabLock('1').isFree()
  await vi.runAllTimersAsync()
  expect(await told).toBe(isFree)
})

test('a survey is free where a browser knows no locks', async () => {
  vi.stubGlobal('navigator', {})
  expect(await tabLock('1').isFree()).toBe(true)
})
