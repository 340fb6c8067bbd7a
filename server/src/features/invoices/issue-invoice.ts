import { type InvoiceLine, invoiceKind } from '@catchpitch/contract/invoices/invoice'
import { orderState } from '@catchpitch/contract/orders/orders'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'
import type { Installation } from '#platform/installation'
import { enqueue } from '#platform/jobs/enqueue'
import { billingDetailsOf } from './billing-details.queries.ts'
import { buyerOf, sellerParty } from './billing-details.rules.ts'
import { invoiceLanguage } from './invoice-language.ts'
import { invoiceNumber, numberingYear, ownSeller } from './invoice-number.rules.ts'
import { lineOfOrder, titleOf } from './invoice-order.rules.ts'
import { findInvoiceOfOrder, insertInvoice, lockOrder, takeNumber } from './issuing.queries.ts'
import { shownRate, taxRateOf } from './tax.rules.ts'
import { writeInvoice } from './write-invoice.ts'

type Issuing = { db: Connection; now: Date; installation: Pick<Installation, 'seller' | 'tax_rates'> }

type Paid = {
  group_id: string
  /** The order, as its row is called. */
  transaction_id: string
  /** What it is made of, where that is more than its name and time. Their amounts add up to the order's. */
  lines?: readonly InvoiceLine[]
  /** The card: `visa 4242`. */
  paid_with?: string | null
  /** The invoice that a refund takes back. */
  corrects_id?: string | null
}

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

async function lockPaidOrder(db: Connection, { group_id, transaction_id }: Paid): Promise<Order> {
  const order = await lockOrder(db, group_id, transaction_id)
  if (order?.status === orderState.completed) return order
  throw new Error(`The order ${transaction_id} is not paid, so there is nothing to invoice.`)
}

/** The lines that were given, if they say what the order says: an invoice must not ask for another amount. */
function linesOf(order: Order, given: readonly InvoiceLine[] | undefined): readonly InvoiceLine[] {
  const lines = given ?? [lineOfOrder(order)]
  const sum = lines.reduce((so_far, { amount_minor }) => so_far + amount_minor, 0)
  if (sum === order.amount_minor) return lines
  throw new Error(`The lines add up to ${sum}, and the order to ${order.amount_minor}.`)
}

/**
 * Issues the invoice of an order in the transaction that completes it, so that there is neither one without the other. A
 * refund gets a credit note; an order of nothing gets none. The same order again has the invoice that it had. The PDF and
 * the mail follow by themselves.
 */
export async function issueInvoice(
  { db, now, installation }: Issuing,
  paid: Paid,
): Promise<{ id: string; number: string } | null> {
  const { group_id, transaction_id, paid_with = null, corrects_id = null } = paid
  const order = await lockPaidOrder(db, paid)
  const issued = await findInvoiceOfOrder(db, group_id, transaction_id)
  if (issued) return issued
  const { amount_minor: subtotal_minor, tax_minor } = order
  const total = subtotal_minor + tax_minor
  if (total === 0) return null

  const lines = linesOf(order, paid.lines)
  const details = await billingDetailsOf(db, group_id)
  const rate = taxRateOf(installation, details.country || null)
  const language = await invoiceLanguage(db, group_id)
  const id = newId(now)
  const year = numberingYear(now)
  // Last, because everybody else who issues waits from here to the commit.
  const number = invoiceNumber(year, await takeNumber(db, ownSeller, year))
  await insertInvoice(db, {
    group_id,
    id,
    number,
    kind: total > 0 ? invoiceKind.invoice : invoiceKind.credit_note,
    transaction_id,
    corrects_id,
    seller: JSON.stringify(sellerParty(installation.seller)),
    buyer: JSON.stringify(buyerOf(details)),
    lines: JSON.stringify(lines),
    title: titleOf(lines, order.product_name),
    subtotal_minor,
    tax_minor,
    tax_rate: shownRate({ subtotal_minor, tax_minor, lines: lines.length }, rate),
    currency: order.currency,
    language,
    payment_method: order.method,
    reference: order.reference,
    paid_with,
    issued_at: now,
    paid_at: order.purchased_at,
  })
  await enqueue(db, writeInvoice, { group_id, invoice_id: id })
  return { id, number }
}
