import { dayOf, lastMomentBefore } from '@catchpitch/contract/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOfCard, monthOfCard } from './billing-news.rules.ts'

describe('endOfCard', () => {
  it.each([
    ['2026-11', '2026-11-30'],
    ['2026-12', '2026-12-31'],
    ['2027-01', '2027-01-31'],
    ['2027-02', '2027-02-28'],
    ['2028-02', '2028-02-29'],
  ])('of %s is after %s', (month, last) => {
    expect(dayOf(lastMomentBefore(endOfCard(month)))).toBe(last)
  })

  it('is the first moment of the next month, of every card', () => {
    const cards = fc.record({
      exp_month: fc.integer({ min: 1, max: 12 }),
      exp_year: fc.integer({ min: 2000, max: 2100 }),
    })
    fc.assert(
      fc.property(cards, (card) => {
        const month = monthOfCard(card)
        expect(dayOf(endOfCard(month)).slice(8)).toBe('01')
        expect(dayOf(lastMomentBefore(endOfCard(month))).slice(0, 7)).toBe(month)
      }),
    )
  })
})
