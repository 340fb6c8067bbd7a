import type { InvoiceLine } from '@catchpitch/contract/invoices/invoice'
import { orderState, paymentMethod } from '@catchpitch/contract/orders/orders'
import { planKind } from '@catchpitch/contract/plans/plans'
import type { Stripe } from 'stripe'
import { tellOfBilling } from '#features/billing-news/billing-news.public'
import { issueInvoice } from '#features/invoices/invoices.public'
import { newId } from '#platform/ids'
import { linesOf, orderStateOf, taxOfInvoice, timeOf } from './from-stripe.ts'
import { insertCardOrder, settleCardOrder } from './payments.queries.ts'
import type { StripeAccount } from './read-account.ts'
import { dateOf } from './stripe-answers.ts'
import type { KnownRow, PricedPlans, Writing } from './writing.ts'

/** Whether the lines tell all of a bill: not with a discount of Stripe's, nor where there are more than came along. */
const isWhole = (lines: readonly InvoiceLine[], amount_minor: number) =>
  lines.reduce((sum, line) => sum + line.amount_minor, 0) === amount_minor

type Bill = {
  invoice: Stripe.Invoice
  row: KnownRow | undefined
  before: { id: string; status: number } | undefined
  plans: PricedPlans
  card: StripeAccount['card']
}

type Order = { id: string; lines: readonly InvoiceLine[] }

/** What it was called and the time that it was for: of what costs most, for a change of plans also bills what was unused. */
function soldIn(lines: readonly InvoiceLine[], { invoice, row }: Bill) {
  const main = lines.findLast(({ amount_minor }) => amount_minor > 0) ?? lines[0]
  const time = row?.stripe_checkout_id ? { starts_at: row.starts_at, ends_at: row.ends_at } : timeOf(lines)
  return { product_name: main?.title ?? invoice.id, ...time }
}

/** Writes the order of a bill, or what has become of it since. */
async function bookOrder({ db, now, group_id }: Writing, bill: Bill, status: number): Promise<Order> {
  const { invoice, row, before, plans } = bill
  const lines = linesOf(invoice.lines.data, (price_id) => {
    const plan = plans.get(price_id)
    return plan && { title: plan.title, is_add_on: plan.kind === planKind.add_on }
  })
  const purchased_at = dateOf(invoice.status_transitions.paid_at ?? invoice.created)
  if (before) {
    await settleCardOrder(db, { group_id, id: before.id }, { status, purchased_at }, now)
    return { id: before.id, lines }
  }
  const id = newId(now)
  const tax_minor = taxOfInvoice(invoice)
  await insertCardOrder(db, {
    group_id,
    id,
    subscription_id: row?.id ?? null,
    ...soldIn(lines, bill),
    amount_minor: invoice.total - tax_minor,
    tax_minor,
    currency: invoice.currency.toUpperCase(),
    method: paymentMethod.card,
    status,
    reference: invoice.id,
    purchased_at,
    created_at: now,
    updated_at: now,
  })
  return { id, lines }
}

async function tellOfPaid(writing: Writing, { invoice, row, card }: Bill, { id, lines }: Order): Promise<void> {
  const { db, now, announce, group_id, installation, to } = writing
  const issued = await issueInvoice(
    { db, now, installation },
    {
      group_id,
      transaction_id: id,
      paid_with: card && `${card.brand} ${card.last4}`,
      ...(isWhole(lines, invoice.total - taxOfInvoice(invoice)) && { lines }),
    },
  )
  await tellOfBilling(
    { db, now, announce },
    {
      kind: 'payment.paid',
      group_id,
      to,
      cause: invoice.id,
      plan_id: row?.plan_id ?? null,
      amount_minor: invoice.total,
      currency: invoice.currency.toUpperCase(),
      invoice: issued,
    },
  )
}

async function tellOfFailed(writing: Writing, { invoice, row }: Bill): Promise<void> {
  if (!row?.grace_ends_at) return
  const { db, now, announce, group_id, to } = writing
  await tellOfBilling(
    { db, now, announce },
    {
      kind: 'payment.failed',
      group_id,
      to,
      cause: invoice.id,
      plan_id: row.plan_id,
      amount_minor: invoice.amount_remaining,
      currency: invoice.currency.toUpperCase(),
      grace_ends_at: row.grace_ends_at,
    },
  )
}

/** Writes a bill as an order, if it has become another one since: with its invoice where it is paid. */
export async function writeOrder(writing: Writing, bill: Bill): Promise<void> {
  const status = orderStateOf(bill.invoice)
  const known = bill.before?.status
  if (status === null || known === status || known === orderState.completed) return
  const order = await bookOrder(writing, bill, status)
  if (status === orderState.completed) await tellOfPaid(writing, bill, order)
  if (status === orderState.failed) await tellOfFailed(writing, bill)
}
