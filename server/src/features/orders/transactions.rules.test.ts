import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leftOf, opposite } from './transactions.rules.ts'

const money = fc.record({ amount_minor: fc.integer(), tax_minor: fc.integer() })

it('an entry and its reversal come to nothing, and nothing has no sign', () => {
  fc.assert(
    fc.property(money, (entry) => {
      const back = opposite(entry)
      expect(entry.amount_minor + back.amount_minor).toBe(0)
      expect(entry.tax_minor + back.tax_minor).toBe(0)
    }),
  )
  expect(opposite({ amount_minor: 0, tax_minor: 0 })).toEqual({ amount_minor: 0, tax_minor: 0 })
})

it('what is left of a payment is what was paid without what was given back', () => {
  const paid = { amount_minor: 1000, tax_minor: 80 }
  expect(leftOf(paid, [])).toEqual(paid)
  expect(
    leftOf(paid, [
      { amount_minor: -300, tax_minor: -24 },
      { amount_minor: -700, tax_minor: 0 },
    ]),
  ).toEqual({ amount_minor: 0, tax_minor: 56 })
})
