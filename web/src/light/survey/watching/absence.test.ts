import { seenByDevice } from '@catchpitch/contract/integrity/integrity-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { absenceIn, followAbsence, type Sight } from './absence.ts'

const here: Sight = { hidden: false, focused: true, in_frame: false, asked_for: false }
const { tab_hidden, focus_lost } = seenByDevice

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function watched() {
  const told: { id: string; kind: number; since: number; lasted_ms: number }[] = []
  const returned: [number, number][] = []
  const absence = followAbsence({
    onAbsence: (event) => told.push(event),
    onReturn: (kind, lasted_ms) => returned.push([kind, lasted_ms]),
    now: Date.now,
  })
  return { absence, told, returned }
}

it.each([
  ['somebody who looks at it', here, null],
  ['another tab', { ...here, hidden: true, focused: false }, tab_hidden],
  ['another window', { ...here, focused: false }, focus_lost],
  ['a video in the page', { ...here, focused: false, in_frame: true }, null],
  ['a file that is chosen', { ...here, focused: false, asked_for: true }, null],
  ['a picture that the phone takes for the page', { ...here, hidden: true, focused: false, asked_for: true }, null],
])('takes %s for what it is', (_, sight, kind) => {
  expect(absenceIn(sight)).toBe(kind)
})

it('tells at once that somebody is gone, and for how long once they are back', () => {
  const { absence, told, returned } = watched()
  const since = Date.now()
  absence.see({ ...here, focused: false })
  absence.see({ ...here, hidden: true, focused: false })
  vi.advanceTimersByTime(1000)
  expect(told).toMatchObject([{ kind: tab_hidden, since, lasted_ms: 0 }])
  vi.advanceTimersByTime(13_000)
  absence.see({ ...here, focused: false })
  absence.see(here)
  const [first, second] = told
  expect(second).toEqual({ ...first, lasted_ms: 14_000 })
  expect(told).toHaveLength(2)
  expect(returned).toEqual([[tab_hidden, 14_000]])
})

it.each([
  ['a tab', { ...here, hidden: true }, 900],
  ['a window', { ...here, focused: false }, 1900],
])('says nothing of %s that was there for a moment', (_, sight, lasted) => {
  const { absence, told, returned } = watched()
  absence.see(sight)
  vi.advanceTimersByTime(lasted)
  absence.see(here)
  vi.advanceTimersByTime(10_000)
  expect([told, returned]).toEqual([[], []])
})

it('does not rely on a clock that stands still behind another page', () => {
  const { absence, told } = watched()
  absence.see({ ...here, hidden: true })
  vi.setSystemTime(Date.now() + 60_000)
  absence.see(here)
  expect(told).toMatchObject([{ kind: tab_hidden, lasted_ms: 60_000 }])
})

it('says nothing more once it has stopped', () => {
  const { absence, told } = watched()
  absence.see({ ...here, hidden: true })
  absence.stop()
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual([])
})
