import type { Context } from '../api/endpoint.ts'
import { emit } from '../events.ts'
import { newId } from '../ids.ts'
import type { CheckoutSession, Customer, Invoice, PaymentIntent, PaymentMethod, Subscription } from '../objects.ts'
import type { CheckoutDetails, TypedCard } from '../rows.ts'
import { attachCard, outcomeOf } from './cards.ts'
import { singleLine } from './invoice-lines.ts'
import { openInvoice } from './make-invoice.ts'
import { failInvoice, settleInvoice } from './pay-invoice.ts'
import { failIntent, openIntent, succeedIntent } from './payment-intents.ts'
import { ratesOf, startSubscription } from './start-subscription.ts'
import { updateSubscription } from './update-subscription.ts'

export type Paying = 'paid' | 'declined' | { confirm: string }

function partsOf({ store }: Context, session: CheckoutSession): { details: CheckoutDetails; customer: Customer } {
  const details = store.session_details.get(session.id)
  const customer = store.customers.get(session.customer)
  if (!details || !customer) throw new Error(`The session ${session.id} has lost its parts.`)
  return { details, customer }
}

/** The subscription that is paid for: of an attempt before, if its 23 hours are not over. */
function subscriptionFor(context: Context, session: CheckoutSession): Subscription {
  const { store } = context
  const { details, customer } = partsOf(context, session)
  const before = details.subscription === null ? undefined : store.subscriptions.get(details.subscription)
  if (before?.status === 'incomplete') return before
  const subscription = startSubscription(context, {
    customer,
    lines: details.lines,
    tax_rates: details.default_tax_rates.flatMap((id) => store.tax_rates.get(id) ?? []),
    metadata: details.subscription_metadata,
    trial_end: details.trial_end,
  })
  store.session_details.put({ ...details, subscription: subscription.id })
  return subscription
}

const firstInvoice = ({ store }: Context, { latest_invoice }: Subscription): Invoice | null =>
  (latest_invoice === null ? undefined : store.invoices.get(latest_invoice)) ?? null

function intentFor(context: Context, session: CheckoutSession): PaymentIntent {
  const { store } = context
  const { details, customer } = partsOf(context, session)
  const before = details.payment_intent === null ? undefined : store.payment_intents.get(details.payment_intent)
  if (before) return before
  const intent = openIntent(context, {
    amount: session.amount_total,
    currency: session.currency,
    customer: customer.id,
    metadata: details.payment_metadata,
    description: null,
  })
  store.session_details.put({ ...details, payment_intent: intent.id })
  return intent
}

function complete(context: Context, session: CheckoutSession, results: Partial<CheckoutSession>): void {
  const { customer } = partsOf(context, session)
  const done = context.store.sessions.put({
    ...session,
    ...results,
    customer_details: {
      address: customer.address ?? null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name ?? null,
      phone: customer.phone ?? null,
      tax_exempt: customer.tax_exempt ?? 'none',
      tax_ids: [],
    },
    status: 'complete',
    url: null,
  })
  emit(context, 'checkout.session.completed', done)
}

function completeSubscription(context: Context, session: CheckoutSession, method: PaymentMethod): void {
  const begun = subscriptionFor(context, session)
  const subscription = updateSubscription(context, begun, { default_payment_method: method.id })
  const invoice = firstInvoice(context, subscription)
  if (invoice?.status === 'open') settleInvoice(context, invoice, method)
  // Nothing was due: no payment makes it active.
  else if (subscription.status === 'incomplete') updateSubscription(context, subscription, { status: 'active' })
  complete(context, session, {
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    payment_status: session.amount_total === 0 ? 'no_payment_required' : 'paid',
  })
}

/** The invoice of something that is paid once. It is there only after the payment, and already paid. */
function invoiceOf(context: Context, session: CheckoutSession, method: PaymentMethod, intent: PaymentIntent): Invoice {
  const { store, now } = context
  const { details, customer } = partsOf(context, session)
  const invoice = openInvoice(context, {
    customer,
    subscription: null,
    reason: 'manual',
    lines: details.lines.map((line) => singleLine(context, line.price, line.quantity, ratesOf(line))),
    currency: session.currency,
    period: { start: now, end: now },
    metadata: details.invoice_metadata,
  })
  const payment = store.invoice_payments.all().find((one) => one.invoice === invoice.id)
  if (!payment) return invoice
  store.payment_intents.remove(payment.payment.payment_intent)
  store.invoice_payments.put({ ...payment, payment: { type: 'payment_intent', payment_intent: intent.id } })
  return settleInvoice(context, invoice, method)
}

function completePayment(context: Context, session: CheckoutSession, method: PaymentMethod): void {
  const { store } = context
  const intent = intentFor(context, session)
  const invoice = session.invoice_creation?.enabled ? invoiceOf(context, session, method, intent) : null
  if (!invoice) succeedIntent(context, intent, method.id)
  const paid = store.payment_intents.get(intent.id) ?? intent
  complete(context, session, { payment_intent: paid.id, invoice: invoice?.id ?? null, payment_status: 'paid' })
}

/** The card is good: it is kept, and what was ordered is paid with it. */
export function completeCheckout(context: Context, session: CheckoutSession, card: TypedCard): void {
  const method = attachCard(context, session.customer, card)
  if (session.mode === 'subscription') completeSubscription(context, session, method)
  else completePayment(context, session, method)
}

/** The session stays open, so that another card can be tried. */
export function declineCheckout(context: Context, session: CheckoutSession): void {
  // A trial that cannot be paid for later does not begin.
  if (session.amount_total === 0) return
  if (session.mode !== 'subscription') {
    failIntent(context, intentFor(context, session))
    return
  }
  const invoice = firstInvoice(context, subscriptionFor(context, session))
  if (invoice?.status === 'open') failInvoice(context, invoice, 'hand')
}

export function payCheckout(context: Context, session: CheckoutSession, card: TypedCard): Paying {
  const outcome = outcomeOf(card)
  if (outcome === 'declined' || outcome === null) {
    declineCheckout(context, session)
    return 'declined'
  }
  if (outcome !== 'confirm') {
    completeCheckout(context, session, card)
    return 'paid'
  }
  // It is there, incomplete, while its owner speaks to the bank.
  if (session.mode === 'subscription' && session.amount_total > 0) subscriptionFor(context, session)
  const id = newId('confirm')
  context.store.confirmations.put({ id, kind: 'checkout', session: session.id, card })
  return { confirm: id }
}

export function expireSession(context: Context, session: CheckoutSession): CheckoutSession {
  const expired = context.store.sessions.put({ ...session, status: 'expired', url: null })
  emit(context, 'checkout.session.expired', expired)
  return expired
}
