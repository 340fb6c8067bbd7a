import { expect, it } from 'vitest'
import { proposedTax, writtenRate } from './proposed-tax.ts'

it.each([
  [50_000, 800, 4000],
  [29_999, 800, 2400],
  [6, 800, 0],
  [7, 800, 1],
  [50_000, 0, 0],
  [50_000, 750, 3750],
  [null, 800, null],
  ['a lot', 800, null],
])('proposes on %j at %i: %j', (amount, rate, tax) => {
  expect(proposedTax(amount, rate)).toBe(tax)
})

it.each([
  [800, '8'],
  [750, '7.5'],
  [825, '8.25'],
])('writes %i as %s', (rate, written) => {
  expect(writtenRate(rate)).toBe(written)
})
