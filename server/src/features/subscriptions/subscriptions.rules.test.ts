import { startOfDay } from '@catchpitch/contract/dates'
import { planPeriod, subscriptionStatus } from '@catchpitch/contract/plans/plans'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, cutAt, endAfter, endOfPeriod, lastDayOf, periodAt, startOf } from './subscriptions.rules.ts'

const now = new Date('2026-11-16T02:00:00Z')

it.each([
  ['2026-11-16', 1, '2026-12-16'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %s months is %s', (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected)
})

it('begins now if it begins today, else with the day', () => {
  expect(startOf('2026-11-16', now)).toEqual(now)
  expect(startOf('2026-11-20', now)).toEqual(startOfDay('2026-11-20'))
})

it('ends after its last day, or with its period', () => {
  expect(endAfter('2026-11-30')).toEqual(startOfDay('2026-12-01'))
  expect(lastDayOf(endAfter('2026-11-30'))).toBe('2026-11-30')
  expect(endOfPeriod('2026-11-16', 1)).toEqual(startOfDay('2026-12-16'))
  expect(endOfPeriod('2026-11-16', 2)).toEqual(startOfDay('2027-11-16'))
  expect(endOfPeriod('2026-11-16', null)).toBeNull()
})

describe('the period of a plan', () => {
  const at = (text: string) => new Date(text)
  const month = { anchor_at: null, period: planPeriod.month }

  it.each([
    // Given for a year, it still allows so many a month.
    [
      '2026-02-10T03:30:00Z',
      '2027-02-10T03:30:00Z',
      '2026-11-16T02:00:00Z',
      '2026-11-10T03:30:00Z',
      '2026-12-10T03:30:00Z',
    ],
    [
      '2026-02-10T03:30:00Z',
      '2027-02-10T03:30:00Z',
      '2026-11-10T03:29:59Z',
      '2026-10-10T03:30:00Z',
      '2026-11-10T03:30:00Z',
    ],
    // From the end of a month: the last day of the next, and the own day again after it.
    [
      '2027-01-31T01:00:00Z',
      '2028-01-31T01:00:00Z',
      '2027-03-01T00:00:00Z',
      '2027-02-28T01:00:00Z',
      '2027-03-31T01:00:00Z',
    ],
    // The last one ends with the plan.
    [
      '2026-11-01T00:00:00Z',
      '2026-12-10T00:00:00Z',
      '2026-12-05T00:00:00Z',
      '2026-12-01T00:00:00Z',
      '2026-12-10T00:00:00Z',
    ],
    // A renewal that nobody has told us of has begun all the same.
    [
      '2026-10-16T00:00:00Z',
      '2026-11-16T00:00:00Z',
      '2026-11-16T02:00:00Z',
      '2026-11-16T00:00:00Z',
      '2026-12-16T00:00:00Z',
    ],
  ])('of a monthly plan from %s to %s is, at %s, %s to %s', (starts, ends, moment, from, to) => {
    const held = { ...month, starts_at: at(starts), ends_at: at(ends) }
    expect(periodAt(held, at(moment))).toEqual({ starts_at: at(from), ends_at: at(to) })
  })

  it('is counted from the day of the last change of plans', () => {
    const held = { ...month, starts_at: at('2026-01-05T00:00:00Z'), ends_at: at('2026-12-20T00:00:00Z') }
    const changed = { ...held, anchor_at: at('2026-10-20T00:00:00Z') }
    expect(periodAt(changed, now)).toEqual({
      starts_at: at('2026-10-20T00:00:00Z'),
      ends_at: at('2026-11-20T00:00:00Z'),
    })
  })

  it('is all of the time where the plan has none', () => {
    const held = { starts_at: at('2026-01-05T00:00:00Z'), ends_at: at('2029-12-20T00:00:00Z') }
    expect(periodAt({ ...held, anchor_at: null, period: null }, now)).toEqual(held)
  })

  it('always holds the moment that it is asked for, and periods touch', () => {
    const day = 86_400_000
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 * day }), fc.constantFrom(1, 2), (after, period) => {
        const starts_at = at('2026-01-31T17:45:00Z')
        const held = { starts_at, ends_at: new Date(starts_at.getTime() + 3000 * day), anchor_at: null, period }
        const moment = new Date(starts_at.getTime() + after)
        const here = periodAt(held, moment)
        expect(here.starts_at <= moment && moment < here.ends_at).toBe(true)
        expect(periodAt(held, here.ends_at).starts_at).toEqual(here.ends_at)
      }),
    )
  })
})

describe('making room', () => {
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000)

  it('ends where another takes its place, and is cancelled if it had not begun', () => {
    expect(cutAt({ starts_at: days(-1) }, now)).toEqual({ ends_at: now })
    expect(cutAt({ starts_at: now }, now)).toEqual({ status: subscriptionStatus.cancelled })
  })
})
