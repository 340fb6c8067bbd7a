import { describe, expect, it } from 'vitest'
import { daysFrom, spanOf, stretchesOf, sumBefore } from './dashboard.rules.ts'

const day = (happened_on: string, people: number) => ({ happened_on, people, surveys: 0, completions: 0, mails: 0 })

describe('spanOf', () => {
  it.each([
    ['7d', '2026-11-10', '2026-11-03', 'day'],
    ['30d', '2026-10-18', '2026-09-18', 'day'],
    ['90d', '2026-08-19', '2026-05-21', 'day'],
    ['12m', '2025-12-01', '2024-12-15', 'month'],
  ] as const)('of %s begins on %s, and compares with what came from %s on', (span, from, compare_from, unit) => {
    expect(spanOf(span, '2026-11-16')).toEqual({ from, compare_from, unit })
  })

  it('crosses the turn of the year', () => {
    expect(spanOf('12m', '2027-01-31').from).toBe('2026-02-01')
    expect(spanOf('12m', '2026-12-01').from).toBe('2026-01-01')
  })
})

describe('stretchesOf', () => {
  it('shows every day, also those on which nothing happened', () => {
    const stretches = stretchesOf([day('2026-11-15', 3)], '2026-11-14', '2026-11-16', 'day')
    expect(stretches.map(({ from, to, people }) => [from, to, people])).toEqual([
      ['2026-11-14', '2026-11-14', 0],
      ['2026-11-15', '2026-11-15', 3],
      ['2026-11-16', '2026-11-16', 0],
    ])
  })

  it('adds up months, the last of them as far as it has come', () => {
    const days = [day('2026-10-01', 1), day('2026-10-31', 2), day('2026-11-16', 4)]
    const stretches = stretchesOf(days, '2026-10-01', '2026-11-16', 'month')
    expect(stretches.map(({ from, to, people }) => [from, to, people])).toEqual([
      ['2026-10-01', '2026-10-31', 3],
      ['2026-11-01', '2026-11-16', 4],
    ])
  })
})

it('sums what was before the first day shown', () => {
  expect(sumBefore([day('2026-11-01', 1), day('2026-11-02', 2), day('2026-11-03', 4)], '2026-11-03').people).toBe(3)
})

it('has no days between a day and the one before it', () => {
  expect(daysFrom('2026-11-16', '2026-11-15')).toEqual([])
})
