import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dayOf,
  daysBetween,
  formatDay,
  formatMoment,
  formatMonth,
  formatTime,
  instantOf,
  lastMomentBefore,
  startOfDay,
  wallTimeOf,
} from './dates.ts'

const instants = fc.date({
  min: new Date('1982-01-01T00:00:00Z'),
  max: new Date('2200-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const days = instants.map(dayOf)

describe('dayOf', () => {
  it.each([
    ['2026-09-21T15:59:59.999Z', '2026-09-21'],
    ['2026-09-21T16:00:00.000Z', '2026-09-22'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01'],
    ['2028-02-28T16:00:00.000Z', '2028-02-29'],
  ])('%s is %s in Kuala Lumpur', (instant, day) => {
    expect(dayOf(new Date(instant))).toBe(day)
  })

  it('is the calendar that the zone database keeps', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur', dateStyle: 'short' })
    fc.assert(fc.property(instants, (instant) => dayOf(instant) === calendar.format(instant)))
  })
})

describe('startOfDay', () => {
  it('is midnight in Kuala Lumpur', () => {
    expect(startOfDay('2026-09-22').toISOString()).toBe('2026-09-21T16:00:00.000Z')
  })

  it('belongs to its day, and the instant before to the day before', () => {
    fc.assert(
      fc.property(days, (day) => {
        const start = startOfDay(day)
        expect(dayOf(start)).toBe(day)
        expect(dayOf(new Date(start.getTime() - 1))).toBe(addDays(day, -1))
      }),
    )
  })
})

describe('addDays and daysBetween', () => {
  it.each([
    ['2026-09-22', 1, '2026-09-23'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-09-22', 0, '2026-09-22'],
  ])('%s and %i days is %s', (from, count, to) => {
    expect(addDays(from, count)).toBe(to)
    expect(daysBetween(from, to)).toBe(count)
  })

  it('undo each other', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: -20_000, max: 20_000 }),
        (day, count) => daysBetween(day, addDays(day, count)) === count,
      ),
    )
  })
})

describe('formatDay', () => {
  it.each([
    ['2026-09-22T04:00:00Z', 'en', '22 Sep 2026'],
    ['2026-09-22T04:00:00Z', 'zh', '2026年9月22日'],
    ['2026-08-05T04:00:00Z', 'ms', '05 Ogo 2026'],
    ['2026-12-31T16:00:00Z', 'ms', '01 Jan 2027'],
    ['2026-03-01T04:00:00Z', 'ms', '01 Mac 2026'],
  ] as const)('%s in %s is %s', (instant, language, expected) => {
    expect(formatDay(new Date(instant), language)).toBe(expected)
  })
})

describe('formatTime', () => {
  // Kuala Lumpur's clock is eight hours ahead of these.
  it.each([
    ['16:00', '12:00 midnight', '凌晨0:00', '12:00 tengah malam'],
    ['16:05', '12:05 AM', '凌晨0:05', '12:05 AM'],
    ['16:59', '12:59 AM', '凌晨0:59', '12:59 AM'],
    ['17:00', '01:00 AM', '凌晨1:00', '01:00 AM'],
    ['20:59', '04:59 AM', '凌晨4:59', '04:59 AM'],
    ['21:00', '05:00 AM', '上午5:00', '05:00 AM'],
    ['03:59', '11:59 AM', '上午11:59', '11:59 AM'],
    ['04:00', '12:00 noon', '中午12:00', '12:00 tengah hari'],
    ['04:01', '12:01 PM', '中午12:01', '12:01 PM'],
    ['04:53', '12:53 PM', '中午12:53', '12:53 PM'],
    ['05:00', '01:00 PM', '下午1:00', '01:00 PM'],
    ['06:30', '02:30 PM', '下午2:30', '02:30 PM'],
    ['15:59', '11:59 PM', '下午11:59', '11:59 PM'],
  ])('%s UTC is %s, %s, %s', (utc, en, zh, ms) => {
    const instant = new Date(`2026-09-22T${utc}:00Z`)
    expect([formatTime(instant, 'en'), formatTime(instant, 'zh'), formatTime(instant, 'ms')]).toEqual([en, zh, ms])
  })

  it.each(['en', 'zh', 'ms'] as const)('names every minute of a day in %s by another text', (language) => {
    const minutes = Array.from({ length: 24 * 60 }, (_, minute) => new Date(Date.UTC(2026, 8, 22, 0, minute)))
    expect(new Set(minutes.map((minute) => formatTime(minute, language))).size).toBe(24 * 60)
  })
})

describe('formatMoment', () => {
  it.each([
    ['en', '22 Sep 2026, 02:30 PM'],
    ['zh', '2026年9月22日 下午2:30'],
    ['ms', '22 Sep 2026, 02:30 PM'],
  ] as const)('in %s is %s', (language, expected) => {
    expect(formatMoment(new Date('2026-09-22T06:30:00Z'), language)).toBe(expected)
  })
})

describe('wallTimeOf', () => {
  it.each([
    ['2026-09-21T16:00:00.000Z', '2026-09-22T00:00'],
    ['2026-09-22T06:30:00.000Z', '2026-09-22T14:30'],
  ])('%s is %s in Kuala Lumpur, and back', (instant, wallTime) => {
    expect(wallTimeOf(new Date(instant))).toBe(wallTime)
    expect(instantOf(wallTime)?.toISOString()).toBe(instant)
  })

  it.each(['', 'soon', '2026-13-01T00:00'])('%j means no instant', (typed) => {
    expect(instantOf(typed)).toBeNull()
  })
})

describe('lastMomentBefore', () => {
  it.each([
    ['2027-11-15T16:00:00.000Z', '2027-11-15'],
    ['2027-11-15T02:00:00.000Z', '2027-11-15'],
  ])('what ends at %s holds until the end of %s', (end, day) => {
    expect(dayOf(lastMomentBefore(end))).toBe(day)
  })
})

describe('formatMonth', () => {
  it.each([
    ['en', 'Sep 2026'],
    ['zh', '2026年9月'],
    ['ms', 'Sep 2026'],
  ] as const)('writes it in %s as %s', (language, written) => {
    expect(formatMonth('2026-09', language)).toBe(written)
  })
})
