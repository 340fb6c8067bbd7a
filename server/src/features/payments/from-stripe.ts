import type { InvoiceLine } from '@catchpitch/contract/invoices/invoice'
import { type OrderState, orderState } from '@catchpitch/contract/orders/orders'
import { type SubscriptionStatus, subscriptionStatus } from '@catchpitch/contract/plans/plans'
import type { Stripe } from 'stripe'
import { subscriptionOf } from './read-account.ts'
import { dateOf } from './stripe-answers.ts'

const day_ms = 24 * 60 * 60 * 1000

/**
 * What Stripe's words mean here. `trialing` is not ours: there a plan that begins later, and is paid for then, is on trial
 * until it begins; our own trials are unknown to Stripe.
 */
const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'incomplete_expired',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  canceled: 'cancelled',
  paused: 'paused',
}

/** Throws on a word that is new: what nobody has thought about must not hold a plan, nor take one away. */
function statusOf({ id, status }: Stripe.Subscription): SubscriptionStatus {
  const ours = statuses[status]
  if (!ours) throw new Error(`The subscription ${id} is ${status}, which means nothing here.`)
  return ours
}

const monthsLater = (instant: Date, months: number) => {
  const later = new Date(instant)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}

/** The period that a subscription is in. One that was bought ahead has none yet: then the first one. */
function periodIn({ items, status, trial_end, metadata, start_date, id }: Stripe.Subscription) {
  const [item] = items.data
  if (!item) throw new Error(`The subscription ${id} is of nothing.`)
  // Bought ahead: it begins where the plan before it ends, though Stripe may count its first days a little later.
  const ahead = metadata['starts_at']
  const starts_at = ahead ? new Date(ahead) : dateOf(trial_end ?? start_date)
  if (status !== 'trialing' || trial_end === null) {
    const begins = dateOf(item.current_period_start)
    return { item, starts_at: starts_at < begins ? starts_at : begins, begins, ends: dateOf(item.current_period_end) }
  }
  const months = item.price.recurring?.interval === 'year' ? 12 : 1
  return { item, starts_at, begins: starts_at, ends: monthsLater(dateOf(trial_end), months) }
}

/** Whether a renewal was not paid. */
const isOwed = (status: Stripe.Subscription.Status): boolean => status === 'past_due' || status === 'unpaid'

/** A subscription as Stripe has it, in the columns of ours. */
export function subscriptionColumns(subscription: Stripe.Subscription, grace_days: number) {
  const { item, starts_at, begins, ends } = periodIn(subscription)
  const status = statusOf(subscription)
  const cancel_at_end = subscription.cancel_at_period_end || subscription.cancel_at !== null
  const ended = subscription.ended_at === null ? ends : dateOf(subscription.ended_at)
  const last = ended < ends ? ended : ends
  const owes = isOwed(subscription.status)
  const grace_ends_at = new Date((owes ? begins : ends).getTime() + grace_days * day_ms)
  // Time without a payment is given for a plan that renews: after one that failed, or until somebody tells of it.
  const hasGrace = owes || (status === 'active' && !cancel_at_end)
  return {
    status: subscriptionStatus[status],
    starts_at,
    // One that ended with its first moment still lasted one.
    ends_at: last > starts_at ? last : new Date(starts_at.getTime() + 1),
    anchor_at: begins,
    cancel_at_end,
    grace_ends_at: hasGrace ? grace_ends_at : null,
    stripe_price_id: item.price.id,
  }
}

/**
 * Whether nobody owes it: the first bill of a plan, whose card was declined on the page of payment. Another card pays it,
 * or the page is left and nothing was ordered.
 */
const isOnlyTried = ({ billing_reason, status }: Stripe.Invoice) =>
  billing_reason === 'subscription_create' && status !== 'paid'

/** What became of a bill, as an order; null for one that asks for nothing, or for nothing yet. */
export function orderStateOf(invoice: Stripe.Invoice): number | null {
  const stateOf = (state: OrderState) => orderState[state]
  if (invoice.total === 0 || isOnlyTried(invoice)) return null
  switch (invoice.status) {
    case 'paid':
      return stateOf('completed')
    case 'open':
      return invoice.attempted ? stateOf('failed') : null
    case 'void':
    case 'uncollectible':
      return stateOf('declined')
    default:
      return null
  }
}

export const taxOfInvoice = ({ total, total_excluding_tax }: Stripe.Invoice): number =>
  total - (total_excluding_tax ?? total)

const isUnused = ({ amount, parent }: Stripe.InvoiceLineItem) =>
  amount < 0 && (parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration) === true

function kindOf(line: Stripe.InvoiceLineItem, plan: { is_add_on: boolean } | undefined): InvoiceLine['kind'] {
  if (!plan) return 'other'
  if (plan.is_add_on) return 'add_on'
  return isUnused(line) ? 'unused' : 'plan'
}

/** The lines of a bill, each called by the plan that its price belongs to. */
export function linesOf(
  lines: readonly Stripe.InvoiceLineItem[],
  planOf: (price_id: string) => { title: string; is_add_on: boolean } | undefined,
): InvoiceLine[] {
  return lines.map((line) => {
    const price = line.pricing?.price_details?.price
    const price_id = typeof price === 'string' ? price : price?.id
    const plan = price_id === undefined ? undefined : planOf(price_id)
    const starts_at = dateOf(line.period.start)
    const ends_at = dateOf(line.period.end)
    const lasts = starts_at < ends_at
    return {
      kind: kindOf(line, plan),
      title: plan?.title ?? line.description ?? '–',
      starts_at: lasts ? starts_at.toISOString() : null,
      ends_at: lasts ? ends_at.toISOString() : null,
      amount_minor: line.amount,
    }
  })
}

/** The time that a bill is for: of its last line that costs something. */
export function timeOf(lines: readonly InvoiceLine[]): { starts_at: Date; ends_at: Date } | null {
  const paid = lines.findLast(({ amount_minor, starts_at }) => amount_minor > 0 && starts_at !== null)
  if (!paid || paid.starts_at === null || paid.ends_at === null) return null
  return { starts_at: new Date(paid.starts_at), ends_at: new Date(paid.ends_at) }
}

/**
 * The bill that was tried in vain and still waits; the newest, where there are several. Those of a subscription that was
 * given up are owed by nobody: paying them would bring nothing back.
 */
export function openPaymentOf(invoices: readonly Stripe.Invoice[], subscriptions: readonly Stripe.Subscription[]) {
  const owed = new Set(subscriptions.filter(({ status }) => isOwed(status)).map(({ id }) => id))
  const open = invoices.findLast(
    (invoice) =>
      orderStateOf(invoice) === orderState.failed &&
      invoice.amount_remaining > 0 &&
      owed.has(subscriptionOf(invoice) ?? ''),
  )
  if (!open) return null
  return {
    amount_minor: open.amount_remaining,
    currency: open.currency.toUpperCase(),
    failed_at: dateOf(open.status_transitions.finalized_at ?? open.created).toISOString(),
    url: open.hosted_invoice_url ?? null,
  }
}
