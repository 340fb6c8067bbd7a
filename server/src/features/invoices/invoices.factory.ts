import type { Connection } from '#platform/db/database'
import type { Installation } from '#platform/installation'
import { issueInvoice } from './issue-invoice.ts'
import { updateBillingDetails } from './update-billing-details.ts'

type Wishes = Omit<Parameters<typeof issueInvoice>[1], 'group_id' | 'transaction_id'> & {
  now: Date
  group_id: string
  /** The order, which must be completed. */
  transaction_id: string
  installation: Pick<Installation, 'seller' | 'tax_rates'>
}

/** The invoice of an order that is there, issued at this moment. */
export async function invoiceOrder(db: Connection, { now, installation, ...paid }: Wishes) {
  const issued = await issueInvoice({ db, now, installation }, paid)
  if (!issued) throw new Error('An order of nothing has no invoice.')
  return issued
}

type Details = Omit<Parameters<typeof updateBillingDetails>[2], 'version'> & { now: Date; group_id: string }

/** Who stands on the invoices of a company that has said so at this moment, for the first time. */
export async function makeBillingDetails(db: Connection, { now, group_id, ...form }: Details): Promise<void> {
  await updateBillingDetails({ db, now }, group_id, { ...form, version: 0 })
}
