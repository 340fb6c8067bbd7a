import type { Installation } from '#platform/installation'

type Seller = Pick<Installation, 'seller' | 'tax_rates'>

/** A whole: rates are in hundredths of a percent. */
const whole = 10_000

/**
 * The rate of a country in hundredths of a percent; 0: it pays none. Who has not said where they are pays as at the
 * seller's home: tax that is not asked for would be the seller's to pay.
 */
export function taxRateOf({ seller, tax_rates }: Seller, country: string | null): number {
  return tax_rates[country ?? seller.country] ?? 0
}

/** The tax on an amount, half a cent up; of an amount below zero as much as of the same above, so that both cancel out. */
export function taxOn(amount_minor: number, rate: number): number {
  const tax = Math.floor((2 * Math.abs(amount_minor) * rate + whole) / (2 * whole))
  return amount_minor < 0 && tax !== 0 ? -tax : tax
}

type Taxed = { subtotal_minor: number; tax_minor: number; lines: number }

/**
 * The rate that may stand beside a tax: none where somebody entered a tax by hand that is another. A provider rounds line
 * by line, so each line may be half a cent off.
 */
export function shownRate({ subtotal_minor, tax_minor, lines }: Taxed, rate: number): number | null {
  if (tax_minor === 0 || rate === 0) return null
  return Math.abs(taxOn(subtotal_minor, rate) - tax_minor) <= lines ? rate : null
}
