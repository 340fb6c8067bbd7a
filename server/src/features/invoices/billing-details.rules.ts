import type { InvoiceParty } from '@catchpitch/contract/invoices/invoice'
import type { Seller } from '#platform/payments/seller'
import type { BillingDetails } from './billing-details.queries.ts'

/** Who stands on an invoice as the buyer. Where it is mailed to stands only in the details: it may be a person's address. */
export function buyerOf(details: BillingDetails): InvoiceParty {
  const { name, line1, line2, postcode, city, country, registration_number, tax_number } = details
  const place = [postcode, city].filter(Boolean).join(' ')
  return {
    name,
    address: [line1, line2, place].filter(Boolean),
    country: country || null,
    registration_number,
    tax_number: tax_number || null,
    email: null,
  }
}

export const sellerParty = ({ address, ...seller }: Seller): InvoiceParty => ({ ...seller, address: [...address] })
