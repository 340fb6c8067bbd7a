import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextDailyRun } from './next-daily-run.ts'

test.each([
  ['2026-11-02T00:00:00Z', '03:00', '2026-11-02T19:00:00Z'],
  ['2026-11-02T18:59:59Z', '03:00', '2026-11-02T19:00:00Z'],
  ['2026-11-02T19:00:00Z', '03:00', '2026-11-03T19:00:00Z'],
  ['2026-12-31T15:59:00Z', '00:00', '2026-12-31T16:00:00Z'],
  ['2026-02-28T16:30:00Z', '23:59', '2026-03-01T15:59:00Z'],
])('after %s the next %s in Kuala Lumpur is %s', (now, daily_at, expected) => {
  expect(nextDailyRun(new Date(now), daily_at)).toEqual(new Date(expected))
})

test('is always ahead, by a day at most, and shows the time that was asked for', () => {
  const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.nat(23), fc.nat(59), (now, hour, minute) => {
      const daily_at = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
      const next = nextDailyRun(now, daily_at)
      const wait = next.getTime() - now.getTime()
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(24 * 60 * 60 * 1000)
      const shown = next.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kuala_Lumpur' })
      expect(shown).toBe(`${daily_at}:00`)
    }),
  )
})
