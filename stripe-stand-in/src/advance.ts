import type { Context } from './api/endpoint.ts'
import { expireSession } from './billing/checkout.ts'
import { cancelSubscription, expireSubscription } from './billing/end-subscription.ts'
import { collectInvoice, subscriptionOf } from './billing/pay-invoice.ts'
import { renewSubscription } from './billing/renew-subscription.ts'
import { cardOf, hasEnded, periodOf } from './billing/update-subscription.ts'
import type { CheckoutSession, Invoice, Subscription } from './objects.ts'
import type { Store } from './store.ts'

type Due = { at: number; work(context: Context): void }

const incomplete_seconds = 23 * 60 * 60

function dueOfSubscription(subscription: Subscription): Due | null {
  if (hasEnded(subscription)) return null
  if (subscription.status === 'incomplete')
    return {
      at: subscription.created + incomplete_seconds,
      work: (context) => expireSubscription(context, subscription),
    }
  const { end } = periodOf(subscription)
  const { cancel_at_period_end: ends } = subscription
  return {
    at: end,
    work: (context) => {
      if (ends) cancelSubscription(context, subscription)
      else renewSubscription(context, subscription)
    },
  }
}

function dueOfInvoice(invoice: Invoice): Due | null {
  if (invoice.status !== 'open' || invoice.next_payment_attempt === null) return null
  return {
    at: invoice.next_payment_attempt,
    work: (context) => {
      const subscription = subscriptionOf(context, invoice)
      collectInvoice(context, invoice, subscription && cardOf(context, subscription), 'itself')
    },
  }
}

const dueOfSession = (session: CheckoutSession): Due | null =>
  session.status === 'open' ? { at: session.expires_at, work: (context) => void expireSession(context, session) } : null

function soonest(store: Store): Due | null {
  const all = [
    ...store.invoices.all().map(dueOfInvoice),
    ...store.subscriptions.all().map(dueOfSubscription),
    ...store.sessions.all().map(dueOfSession),
  ]
  return all.reduce((first, due) => (due && (!first || due.at < first.at) ? due : first), null)
}

export const isSomethingDue = (store: Store, now: number) => (soonest(store)?.at ?? Infinity) <= now

/** Does what has become due until now, in the order of time and each at its own time. */
export function advance(store: Store, now: number): void {
  for (let due = soonest(store); due && due.at <= now; due = soonest(store)) due.work({ store, now: due.at })
}
