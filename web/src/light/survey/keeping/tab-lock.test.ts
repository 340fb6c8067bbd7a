import { afterEach, expect, test, vi } from 'vitest'
import { tabLock } from './tab-lock.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Locks of a browser that answers no request in time, and of whose tabs some hold these. */
const slowLocks = (...held: string[]) => ({
  request: async (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  query: async () => ({ held: held.map((name) => ({ name })), pending: [] }),
})

test.each([
  ['nobody holds', [], true],
  ['another survey is held', ['survey 2'], true],
  ['another tab holds', ['survey 2', 'survey 1'], false],
])('a survey that %s on a slow device', async (_who, held, isFree) => {
  vi.stubGlobal('navigator', { locks: slowLocks(...held) })
  expect(await tabLock('1').isFree()).toBe(isFree)
})

test('a survey is free where a browser knows no locks', async () => {
  vi.stubGlobal('navigator', {})
  expect(await tabLock('1').isFree()).toBe(true)
})
