import type { Context } from '../api/endpoint.ts'
import { emit } from '../events.ts'
import type { Invoice, PaymentIntent, PaymentMethod, Subscription } from '../objects.ts'
import { paysLater } from './cards.ts'
import { cancelIntent, failIntent, succeedIntent } from './payment-intents.ts'
import { updateSubscription } from './update-subscription.ts'

const day = 24 * 60 * 60

/** How many days after the first attempt each next one follows by itself. After the last, the subscription is unpaid. */
const retryDays = [3, 5, 7]

function paymentOf({ store }: Context, invoice: Invoice) {
  const payment = store.invoice_payments.all().find((one) => one.invoice === invoice.id)
  const intent = payment && store.payment_intents.get(payment.payment.payment_intent)
  if (!intent) throw new Error(`The open invoice ${invoice.id} has no payment.`)
  return { payment, intent }
}

export const intentOf = (context: Context, invoice: Invoice): PaymentIntent => paymentOf(context, invoice).intent

export function subscriptionOf({ store }: Pick<Context, 'store'>, { parent }: Invoice): Subscription | null {
  return (parent && store.subscriptions.get(parent.subscription_details.subscription)) ?? null
}

export const openInvoicesOf = ({ store }: Context, subscription: string): Invoice[] =>
  store.invoices
    .all()
    .filter(({ status, parent }) => status === 'open' && parent?.subscription_details.subscription === subscription)

/** A subscription that waited for its money goes on once no invoice of it is open. */
function resume(context: Context, subscription: Subscription): void {
  const waits = ['incomplete', 'past_due', 'unpaid'].includes(subscription.status)
  if (waits && openInvoicesOf(context, subscription.id).length === 0)
    updateSubscription(context, subscription, { status: 'active' })
}

/** The money has come. */
export function settleInvoice(context: Context, invoice: Invoice, method: PaymentMethod): Invoice {
  const { store, now } = context
  const { payment, intent } = paymentOf(context, invoice)
  succeedIntent(context, intent, method.id)
  store.invoice_payments.put({
    ...payment,
    amount_paid: payment.amount_requested,
    status: 'paid',
    status_transitions: { ...payment.status_transitions, paid_at: now },
  })
  const paid = store.invoices.put({
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: Math.max(1, invoice.attempt_count),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  })
  emit(context, 'invoice.paid', paid)
  const subscription = subscriptionOf(context, paid)
  if (subscription) resume(context, subscription)
  return paid
}

/** When it is tried again by itself; null if that was the last time, or if nobody is charged without being there. */
function nextAttempt(invoice: Invoice, attempts: number, subscription: Subscription | null): number | null {
  const first = invoice.status_transitions.finalized_at ?? invoice.created
  const days = retryDays[attempts - 1]
  const isCollected = subscription !== null && subscription.status !== 'incomplete'
  return isCollected && days !== undefined ? first + days * day : null
}

/** The money has not come. Attempts that somebody makes by hand do not move the next one. */
export function failInvoice(context: Context, invoice: Invoice, by: 'itself' | 'hand'): Invoice {
  const { store } = context
  failIntent(context, intentOf(context, invoice))
  const subscription = subscriptionOf(context, invoice)
  const counts = by === 'itself' || invoice.attempt_count === 0
  const attempt_count = counts ? invoice.attempt_count + 1 : invoice.attempt_count
  const next_payment_attempt = counts ? nextAttempt(invoice, attempt_count, subscription) : invoice.next_payment_attempt
  const failed = store.invoices.put({ ...invoice, attempt_count, attempted: true, next_payment_attempt })
  emit(context, 'invoice.payment_failed', failed)
  if (subscription && ['active', 'trialing', 'past_due'].includes(subscription.status))
    updateSubscription(context, subscription, { status: next_payment_attempt === null ? 'unpaid' : 'past_due' })
  return failed
}

/** Charges a card that is kept. Without one, the attempt fails as well. */
export function collectInvoice(
  context: Context,
  invoice: Invoice,
  method: PaymentMethod | null,
  by: 'itself' | 'hand',
): Invoice {
  if (invoice.status !== 'open') return invoice
  return method && paysLater(method) ? settleInvoice(context, invoice, method) : failInvoice(context, invoice, by)
}

/** Nobody is asked for it any more. */
export function voidInvoice(context: Context, invoice: Invoice): Invoice {
  const { store, now } = context
  const { payment, intent } = paymentOf(context, invoice)
  cancelIntent(context, intent)
  store.invoice_payments.put({
    ...payment,
    status: 'canceled',
    status_transitions: { ...payment.status_transitions, canceled_at: now },
  })
  const gone = store.invoices.put({
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  })
  emit(context, 'invoice.voided', gone)
  return gone
}
