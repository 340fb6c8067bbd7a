import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { periodEnd } from './periods.ts'
import { remainingPart } from './proration.ts'
import { taxOf } from './taxes.ts'

const at = (time: string) => Date.parse(time) / 1000

describe('periodEnd', () => {
  it.each([
    ['2027-01-31T10:00:00Z', 'month', 1, '2027-01-31T10:00:00Z', '2027-02-28T10:00:00Z'],
    ['2027-01-31T10:00:00Z', 'month', 1, '2027-02-28T10:00:00Z', '2027-03-31T10:00:00Z'],
    ['2027-01-31T10:00:00Z', 'month', 3, '2027-01-31T10:00:00Z', '2027-04-30T10:00:00Z'],
    ['2028-02-29T00:00:00Z', 'year', 1, '2028-02-29T00:00:00Z', '2029-02-28T00:00:00Z'],
    ['2028-02-29T00:00:00Z', 'year', 1, '2031-02-28T00:00:00Z', '2032-02-29T00:00:00Z'],
    ['2027-03-16T12:00:00Z', 'week', 2, '2027-03-30T12:00:00Z', '2027-04-13T12:00:00Z'],
    ['2027-03-16T12:00:00Z', 'day', 1, '2027-03-16T12:00:00Z', '2027-03-17T12:00:00Z'],
  ])(
    'from %s by the %s (%i), a period that begins at %s ends at %s',
    (anchor, interval, interval_count, start, end) => {
      expect(periodEnd(at(anchor), { interval, interval_count }, at(start))).toBe(at(end))
    },
  )

  it('never stands still and never leaps over a month', () => {
    fc.assert(
      fc.property(fc.integer({ min: at('2020-01-01'), max: at('2040-01-01') }), fc.nat(60), (anchor, months) => {
        let start = anchor
        for (let count = 0; count < months; count += 1) {
          const end = periodEnd(anchor, { interval: 'month', interval_count: 1 }, start)
          const days = (end - start) / 86_400
          expect(days).toBeGreaterThanOrEqual(28)
          expect(days).toBeLessThanOrEqual(31)
          start = end
        }
      }),
    )
  })
})

describe('taxOf', () => {
  it.each([
    [29_900, 8, 2392],
    [29_906, 8, 2392],
    [29_907, 8, 2393],
    [50, 9, 5],
    [-50, 9, -5],
    [10_000, 8.125, 813],
    [0, 8, 0],
  ])('of %i at %d %% is %i', (amount, percentage, tax) => {
    expect(taxOf(amount, percentage) + 0).toBe(tax)
  })

  it('of a credit takes back the tax of what is credited', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 1_000_000 }), (amount, rate) => {
        expect(taxOf(-amount, rate / 10_000) + taxOf(amount, rate / 10_000)).toBe(0)
      }),
    )
  })
})

describe('remainingPart', () => {
  it('is all of it at the beginning, nothing at the end, and never more than it was before', () => {
    fc.assert(
      fc.property(
        fc.nat(99_999_999),
        fc.integer({ min: 1, max: 31_622_400 }),
        fc.nat(31_622_400),
        (price, length, later) => {
          const period = { start: 1_800_000_000, end: 1_800_000_000 + length }
          const moment = period.start + (later % (length + 1))
          expect(remainingPart(price, period, period.start)).toBe(price)
          expect(remainingPart(price, period, period.end)).toBe(0)
          expect(remainingPart(price, period, moment)).toBeLessThanOrEqual(price)
        },
      ),
    )
  })
})
