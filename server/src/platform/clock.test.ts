import { expect, it } from 'vitest'
import { movableClock, stoppedClock } from './clock.ts'

it('stands still until it is moved', () => {
  const clock = stoppedClock(new Date('2026-11-16T02:00:00Z'))
  clock.moveBy(1500)
  expect(clock.now().toISOString()).toBe('2026-11-16T02:00:01.500Z')
  clock.moveTo(new Date('2027-01-01T00:00:00Z'))
  expect(clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z')
})

it('goes on running from where it was moved to', () => {
  let base = 1000
  const clock = movableClock({ now: () => new Date(base) })
  clock.moveTo(new Date(5000))
  base += 250
  expect(clock.now().getTime()).toBe(5250)
})
