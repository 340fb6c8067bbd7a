import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followEvents } from './follow-events.ts'

const fetched = vi.fn<typeof fetch>()
const storage = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  storage.clear()
  storage.set('token', 'abc')
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Line = { send: (text: string) => void; hangUp: () => void; signal: AbortSignal | null | undefined }

/** Every connection that is made, as the server sees it. */
function server(): Line[] {
  const lines: Line[] = []
  fetched.mockImplementation((_address, options) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const signal = options?.signal
    signal?.addEventListener('abort', () => void writer.abort(new Error('aborted')).catch(() => {}))
    lines.push({
      send: (text) => void writer.write(new TextEncoder().encode(text)).catch(() => {}),
      hangUp: () => void writer.close().catch(() => {}),
      signal,
    })
    return Promise.resolve(new Response(readable))
  })
  return lines
}

function following(resumes = false) {
  const heard: string[] = []
  const stop = followEvents({ group_id: 'g', hear: ({ topic }) => heard.push(topic), resumes })
  return { heard, stop }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const hint = 'data: {"topic":"notifications","group_id":null,"id":null}\n\n'

it('asks with the token in a header and hears what comes, cut wherever it may be', async () => {
  const lines = server()
  const { heard, stop } = following()
  await pass(0)
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1/events?group_id=g')
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer abc')
  lines[0]?.send(': open\n\n')
  for (const letter of hint) lines[0]?.send(letter)
  lines[0]?.send('data: {"nothing":"we know"}\n\n')
  await pass(0)
  expect(heard).toEqual(['notifications'])
  stop()
  await pass(0)
  expect(lines[0]?.signal?.aborted).toBe(true)
})

it('connects again after a while, and then everything is to be read anew', async () => {
  const lines = server()
  const { heard, stop } = following()
  await pass(0)
  lines[0]?.hangUp()
  await pass(400)
  expect(lines).toHaveLength(1)
  await pass(700)
  expect(lines).toHaveLength(2)
  expect(heard).toEqual(['everything'])
  stop()
})

it('waits longer after each failure, up to half a minute', async () => {
  fetched.mockRejectedValue(new TypeError('no network'))
  const { stop } = following()
  await pass(60_000)
  const inFirstMinute = fetched.mock.calls.length
  expect(inFirstMinute).toBeGreaterThan(4)
  expect(inFirstMinute).toBeLessThan(10)
  await pass(300_000)
  expect(fetched.mock.calls.length - inFirstMinute).toBeLessThan(22)
  expect(fetched.mock.calls.length - inFirstMinute).toBeGreaterThan(8)
  stop()
})

it('hangs up on a line that has been silent for a minute, and not on one that beats', async () => {
  const lines = server()
  const { stop } = following()
  for (let beats = 0; beats < 6; beats += 1) {
    await pass(25_000)
    lines[0]?.send(': beat\n\n')
  }
  await pass(0)
  expect(lines).toHaveLength(1)
  await pass(62_000)
  expect(lines[0]?.signal?.aborted).toBe(true)
  expect(lines).toHaveLength(2)
  stop()
})

it.each([401, 403, 404, 408])('does not come back to a server that answered %i', async (status) => {
  const body = JSON.stringify({ status, code: 'record.missing', message: 'No', error: {} })
  fetched.mockImplementation(() => Promise.resolve(new Response(body, { status })))
  following()
  await pass(120_000)
  expect(fetched).toHaveBeenCalledOnce()
})

it('comes back to one that had too much to do', async () => {
  const body = JSON.stringify({ status: 429, code: 'rate.limited', message: 'Later', error: {} })
  fetched.mockImplementation(() => Promise.resolve(new Response(body, { status: 429 })))
  const { stop } = following()
  await pass(10_000)
  expect(fetched.mock.calls.length).toBeGreaterThan(2)
  stop()
})

it('stops at once, also while it waits', async () => {
  fetched.mockRejectedValue(new TypeError('no network'))
  const { stop } = following()
  await pass(10)
  stop()
  await pass(120_000)
  expect(fetched).toHaveBeenCalledOnce()
})
