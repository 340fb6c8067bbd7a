import { startOfDay } from '@catchpitch/contract/dates'
import { subscriptionStatus } from '@catchpitch/contract/plans/plans'
import { describe, expect, it } from 'vitest'
import { addMonths, cutAt, endAfter, endOfPeriod, lastDayOf, startOf, stateOf } from './subscriptions.rules.ts'

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

describe('how a subscription stands', () => {
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
  it.each([
    ['active', -1, 1, 'running'],
    ['trialing', -1, 1, 'running'],
    ['active', 1, 2, 'coming'],
    ['active', -2, -1, 'over'],
    ['incomplete', -1, 1, 'incomplete'],
    ['cancelled', -1, 1, 'cancelled'],
  ] as const)('%s from day %s to day %s is %s', (status, from, to, state) => {
    expect(stateOf({ status: subscriptionStatus[status], starts_at: days(from), ends_at: days(to) }, now)).toBe(state)
  })

  it('ends where another takes its place, and is cancelled if it had not begun', () => {
    expect(cutAt({ starts_at: days(-1) }, now)).toEqual({ ends_at: now })
    expect(cutAt({ starts_at: now }, now)).toEqual({ status: subscriptionStatus.cancelled })
  })
})
