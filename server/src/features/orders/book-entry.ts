import { findInvoiceOfOrder, issueInvoice } from '#features/invoices/invoices.public'
import type { Context } from '#platform/http/context'
import { insertEntry, type NewEntry } from './transaction.queries.ts'

type Booking = Pick<Context, 'db' | 'now' | 'installation'>

/**
 * Books a completed entry. Everything that staff enter or reverse goes through here, so this is the one place for what
 * follows from money that was booked: its invoice, or the credit note where it is below zero. False where the company
 * has an entry with this number already.
 */
export async function bookEntry({ db, now, installation }: Booking, entry: NewEntry): Promise<boolean> {
  if (!(await insertEntry(db, entry))) return false
  const { group_id, id } = entry
  const corrected = entry.reverses_id ?? entry.refunds_id ?? null
  const invoice = corrected === null ? undefined : await findInvoiceOfOrder(db, group_id, corrected)
  await issueInvoice({ db, now, installation }, { group_id, transaction_id: id, corrects_id: invoice?.id ?? null })
  return true
}
