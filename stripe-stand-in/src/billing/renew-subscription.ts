import type { Context } from '../api/endpoint.ts'
import { wholeList } from '../api/lists.ts'
import type { Customer, InvoiceLine, Subscription } from '../objects.ts'
import { periodLine } from './invoice-lines.ts'
import { draftInvoice, openInvoice } from './make-invoice.ts'
import { collectInvoice } from './pay-invoice.ts'
import { pendingLines, removePendingLines } from './pending-lines.ts'
import { type Period, periodEnd } from './periods.ts'
import { cardOf, periodOf, updateSubscription } from './update-subscription.ts'

export function customerOf({ store }: Context, subscription: Subscription): Customer {
  const customer = store.customers.get(subscription.customer)
  if (!customer) throw new Error(`The subscription ${subscription.id} has no customer.`)
  return customer
}

function nextPeriod({ billing_cycle_anchor: anchor, items }: Subscription, start: number): Period {
  const rhythm = items.data[0]?.price.recurring
  if (!rhythm) throw new Error('A subscription has no rhythm.')
  return { start, end: periodEnd(anchor, rhythm, start) }
}

/** With all its items in another period. */
export const itemsIn = (items: Subscription['items'], { start, end }: Period): Subscription['items'] =>
  wholeList(
    items.url,
    items.data.map((item) => ({ ...item, current_period_start: start, current_period_end: end })),
  )

/** What the next period will be, and what stands on its invoice. */
export function upcoming(context: Context, subscription: Subscription): { period: Period; lines: InvoiceLine[] } {
  const period = nextPeriod(subscription, periodOf(subscription).end)
  const running: Subscription = { ...subscription, status: 'active' }
  const lines = subscription.items.data.map((item) => periodLine(context, running, item, period))
  return { period, lines: [...pendingLines(context, subscription.id), ...lines] }
}

/** A new period begins, whether or not the money comes: then the subscription is past due. */
export function renewSubscription(context: Context, subscription: Subscription): Subscription {
  const behind = periodOf(subscription)
  const { period, lines } = upcoming(context, subscription)
  const renewed = updateSubscription(context, subscription, {
    items: itemsIn(subscription.items, period),
    status: subscription.status === 'trialing' ? 'active' : subscription.status,
  })
  removePendingLines(context, subscription.id)
  // A company that has stopped paying is not asked for more: what comes on top waits as a draft.
  const isUnpaid = renewed.status === 'unpaid'
  const invoice = (isUnpaid ? draftInvoice : openInvoice)(context, {
    customer: customerOf(context, renewed),
    subscription: renewed,
    reason: 'subscription_cycle',
    lines,
    currency: renewed.currency,
    period: behind,
  })
  const invoiced = updateSubscription(context, renewed, { latest_invoice: invoice.id })
  if (!isUnpaid) collectInvoice(context, invoice, cardOf(context, invoiced), 'itself')
  return context.store.subscriptions.get(subscription.id) ?? invoiced
}
