import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testInstallation } from '#testing/installation'
import { shownRate, taxOn, taxRateOf } from './tax.rules.ts'

const amount = fc.integer({ min: -100_000_000, max: 100_000_000 })
const rate = fc.integer({ min: 0, max: 9999 })

describe('taxOn', () => {
  it.each([
    [29_900, 800, 2392],
    [279_067, 800, 22_325],
    [-29_900, 800, -2392],
    [25, 200, 1],
    [24, 200, 0],
    [-24, 200, 0],
    [100, 650, 7],
    [29_900, 0, 0],
  ])('of %i at %i is %i', (minor, percent, tax) => expect(taxOn(minor, percent)).toBe(tax))

  it('is the exact tax to half a cent, and cancels out with what is given back', () => {
    fc.assert(
      fc.property(amount, rate, (minor, percent) => {
        const tax = taxOn(minor, percent)
        expect(Number.isSafeInteger(tax)).toBe(true)
        expect(Math.abs(tax * 10_000 - minor * percent)).toBeLessThanOrEqual(5000)
        expect(tax + taxOn(-minor, percent)).toBe(0)
      }),
    )
  })
})

describe('taxRateOf', () => {
  const seller = { ...testInstallation.seller, country: 'MY' }
  const rates = { seller, tax_rates: { MY: 800, SG: 900 } }
  it.each([
    ['MY', 800],
    ['SG', 900],
    ['CN', 0],
    [null, 800],
  ])('of %s is %i', (country, wanted) => expect(taxRateOf(rates, country)).toBe(wanted))
})

describe('shownRate', () => {
  it.each([
    [{ subtotal_minor: 29_900, tax_minor: 2392, lines: 1 }, 800, 800],
    [{ subtotal_minor: 279_067, tax_minor: 22_326, lines: 2 }, 800, 800],
    [{ subtotal_minor: 29_900, tax_minor: 1794, lines: 1 }, 800, null],
    [{ subtotal_minor: 29_900, tax_minor: 0, lines: 1 }, 800, null],
    [{ subtotal_minor: 29_900, tax_minor: 2392, lines: 1 }, 0, null],
    [{ subtotal_minor: -29_900, tax_minor: -2392, lines: 1 }, 800, 800],
  ])('of %j at %i is %s', (taxed, percent, wanted) => expect(shownRate(taxed, percent)).toBe(wanted))
})
