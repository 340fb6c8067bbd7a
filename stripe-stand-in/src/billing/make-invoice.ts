import type { Context } from '../api/endpoint.ts'
import { wholeList } from '../api/lists.ts'
import { emit } from '../events.ts'
import { newId } from '../ids.ts'
import type { Customer, Invoice, InvoiceLine, Subscription } from '../objects.ts'
import { openIntent } from './payment-intents.ts'
import type { Period } from './periods.ts'
import { totalTaxes } from './taxes.ts'

type Draft = {
  id: string
  customer: Customer
  subscription: Subscription | null
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual' | 'upcoming'
  lines: readonly InvoiceLine[]
  currency: string
  /** The time that lies behind it, as Stripe dates invoices; what is paid for stands on the lines. */
  period: Period
  metadata?: Record<string, string>
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const parentOf = (subscription: Subscription): Invoice['parent'] => ({
  type: 'subscription_details',
  quote_details: null,
  subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
})

/** A customer's credit, which is below zero. What is paid once in Checkout is paid in full. */
const creditFor = ({ reason, customer }: Pick<Draft, 'reason' | 'customer'>) =>
  reason === 'manual' ? 0 : customer.balance

/** What an invoice says, before it has a number or a place. A credit from before is taken off what is due. */
export function composeInvoice({ now }: Context, draft: Draft): Invoice {
  const { id, customer, subscription } = draft
  const lines = draft.lines.map((line) => ({ ...line, invoice: id }))
  const subtotal = sum(lines.map(({ amount }) => amount))
  const total_taxes = totalTaxes(lines.flatMap(({ taxes }) => taxes))
  const total = subtotal + sum(total_taxes.map(({ amount }) => amount))
  const credit = creditFor(draft)
  const amount_due = Math.max(0, total + credit)
  return {
    id,
    object: 'invoice',
    account_country: 'MY',
    account_name: null,
    account_tax_ids: null,
    amount_due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount_due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: draft.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: draft.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt ?? 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: wholeList(`/v1/invoices/${id}/lines`, lines),
    livemode: false,
    metadata: draft.metadata ?? {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: subscription && parentOf(subscription),
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: draft.period.end,
    period_start: draft.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: credit,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: subtotal,
    total_pretax_credit_amounts: [],
    total_taxes,
    webhooks_delivered_at: null,
  }
}

/** What each of a customer's invoices is called, and what is left of their credit after it. */
function countInvoice({ store }: Context, customer: Customer, { total, currency, billing_reason }: Invoice) {
  const ending_balance = billing_reason === 'manual' ? 0 : Math.min(0, customer.balance + total)
  const balance = billing_reason === 'manual' ? customer.balance : ending_balance
  const sequence = customer.next_invoice_sequence
  store.customers.put({ ...customer, balance, currency, next_invoice_sequence: sequence + 1 })
  return { number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`, ending_balance }
}

function askForPayment(context: Context, invoice: Invoice): void {
  const { store, now } = context
  const { amount_due, currency, customer, id } = invoice
  const intent = openIntent(context, {
    amount: amount_due,
    currency,
    customer,
    metadata: {},
    description: invoice.parent ? 'Subscription' : null,
  })
  store.invoice_payments.put({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount_due,
    created: now,
    currency,
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  })
}

/** One that nobody is asked to pay yet. */
export function draftInvoice(context: Context, draft: Omit<Draft, 'id'>): Invoice {
  const composed = composeInvoice(context, { ...draft, id: newId('in') })
  const invoice = context.store.invoices.put({ ...composed, auto_advance: false })
  emit(context, 'invoice.created', invoice)
  return invoice
}

/** Without a draft's hour of waiting: open from the start, and paid if there is nothing to pay. */
export function openInvoice(context: Context, draft: Omit<Draft, 'id'>): Invoice {
  const { store, now } = context
  const composed = composeInvoice(context, { ...draft, id: newId('in') })
  emit(context, 'invoice.created', composed)
  const open = store.invoices.put({
    ...composed,
    ...countInvoice(context, draft.customer, composed),
    effective_at: now,
    hosted_invoice_url: `/invoice/${composed.id}`,
    status: 'open',
    status_transitions: { ...composed.status_transitions, finalized_at: now },
  })
  emit(context, 'invoice.finalized', open)
  if (open.amount_due > 0) {
    askForPayment(context, open)
    return open
  }
  const paid = store.invoices.put({
    ...open,
    attempted: true,
    auto_advance: false,
    status: 'paid',
    status_transitions: { ...open.status_transitions, paid_at: now },
  })
  emit(context, 'invoice.paid', paid)
  return paid
}
