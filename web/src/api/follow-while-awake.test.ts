import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followWhileAwake } from './follow-while-awake.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const browser = new EventTarget()
/** What each connection was ended by, if it was. */
const lines: (AbortSignal | null | undefined)[] = []
const heard: string[] = []
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', browser)
  vi.stubGlobal('localStorage', { getItem: () => 'abc' })
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    lines.push(signal)
    return Promise.resolve(new Response(new ReadableStream()))
  })
  page.visibilityState = 'visible'
  lines.length = 0
  heard.length = 0
  stop = followWhileAwake({ group_id: null, hear: ({ topic }) => heard.push(topic) })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const connected = () => lines.filter((signal) => signal?.aborted === false).length

async function show(state: 'visible' | 'hidden') {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
}

it('keeps its connection while somebody looks into another tab for a moment', async () => {
  await pass(0)
  await show('hidden')
  await pass(29_000)
  await show('visible')
  await pass(29_000)
  expect(lines).toHaveLength(1)
  expect(connected()).toBe(1)
  expect(heard).toEqual([])
})

it('gives it up when hidden for long, and reads everything anew on coming back', async () => {
  await pass(0)
  await show('hidden')
  await pass(31_000)
  expect(connected()).toBe(0)
  await show('visible')
  expect(connected()).toBe(1)
  expect(heard).toEqual(['everything'])
})

it('connects anew as soon as there is a network again', async () => {
  await pass(0)
  browser.dispatchEvent(new Event('online'))
  await pass(0)
  expect(lines).toHaveLength(2)
  expect(connected()).toBe(1)
  expect(heard).toEqual(['everything'])
})

it('is quiet once it is stopped', async () => {
  await pass(0)
  stop()
  await show('hidden')
  await show('visible')
  browser.dispatchEvent(new Event('online'))
  await pass(60_000)
  expect(lines).toHaveLength(1)
  expect(connected()).toBe(0)
})
