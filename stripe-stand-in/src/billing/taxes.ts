import type { Stripe } from 'stripe'
import type { TaxRate } from '../objects.ts'

/** Half a unit is rounded away from zero, so that a credit takes back exactly the tax of what it credits. */
export function taxOf(amount: number, percentage: number): number {
  const parts = Math.round(percentage * 10_000)
  return Math.sign(amount) * Math.floor((Math.abs(amount) * parts * 2 + 1_000_000) / 2_000_000)
}

export const taxesOf = (amount: number, rates: readonly TaxRate[]): Stripe.InvoiceLineItem.Tax[] =>
  rates.map(({ id, percentage }) => ({
    amount: taxOf(amount, percentage),
    tax_behavior: 'exclusive',
    tax_rate_details: { tax_rate: id },
    taxability_reason: percentage === 0 ? 'zero_rated' : 'standard_rated',
    taxable_amount: amount,
    type: 'tax_rate_details',
  }))

const rateOf = ({ tax_rate_details }: Stripe.InvoiceLineItem.Tax) => tax_rate_details?.tax_rate ?? ''

/** What each rate comes to over all lines. */
export function totalTaxes(taxes: readonly Stripe.InvoiceLineItem.Tax[]): Stripe.Invoice.TotalTax[] {
  return [...new Set(taxes.map(rateOf))].flatMap((rate) => {
    const own = taxes.filter((tax) => rateOf(tax) === rate)
    const [first] = own
    if (!first) return []
    return [
      {
        ...first,
        amount: own.reduce((sum, { amount }) => sum + amount, 0),
        taxable_amount: own.reduce((sum, { taxable_amount }) => sum + (taxable_amount ?? 0), 0),
      },
    ]
  })
}
