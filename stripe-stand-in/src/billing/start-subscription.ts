import type { Context } from '../api/endpoint.ts'
import { wholeList } from '../api/lists.ts'
import { emit } from '../events.ts'
import { newId } from '../ids.ts'
import type { CheckoutLine, Customer, Price, Subscription, SubscriptionItem, TaxRate } from '../objects.ts'
import { periodLine, singleLine } from './invoice-lines.ts'
import { openInvoice } from './make-invoice.ts'
import { periodEnd } from './periods.ts'
import { updateSubscription } from './update-subscription.ts'

/** The older form of a price, which each item of a subscription still carries. */
export const planOf = (price: Price): SubscriptionItem['plan'] => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: price.billing_scheme,
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

type Wanted = {
  customer: Customer
  lines: readonly CheckoutLine[]
  tax_rates: TaxRate[]
  metadata: Record<string, string>
  trial_end: number | null
}

export const ratesOf = ({ taxes = [] }: CheckoutLine): TaxRate[] => taxes.map(({ rate }) => rate)

function itemOf(context: Context, line: CheckoutLine, subscription: string, end: number): SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: context.now,
    current_period_end: end,
    current_period_start: context.now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(line.price),
    price: line.price,
    quantity: line.quantity,
    subscription,
    tax_rates: ratesOf(line),
  }
}

function newSubscription(context: Context, wanted: Wanted): Subscription {
  const { now } = context
  const { customer, trial_end } = wanted
  const id = newId('sub')
  const recurring = wanted.lines.filter(({ price }) => price.recurring !== null)
  const rhythm = recurring[0]?.price.recurring
  if (!rhythm) throw new Error('A subscription needs a price that recurs.')
  const end = trial_end ?? periodEnd(now, rhythm, now)
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trial_end ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: recurring[0]?.price.currency ?? 'myr',
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: wanted.tax_rates,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: wholeList(
      `/v1/subscription_items?subscription=${id}`,
      recurring.map((line) => itemOf(context, line, id, end)),
    ),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trial_end === null ? 'incomplete' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: trial_end === null ? null : now,
  }
}

/** It begins incomplete, with an open invoice; a trial begins at once, with an invoice over nothing. */
export function startSubscription(context: Context, wanted: Wanted): Subscription {
  const { store, now } = context
  const subscription = store.subscriptions.put(newSubscription(context, wanted))
  emit(context, 'customer.subscription.created', subscription)
  const singles = wanted.lines.filter(({ price }) => price.recurring === null)
  const invoice = openInvoice(context, {
    customer: wanted.customer,
    subscription,
    reason: 'subscription_create',
    lines: [
      ...subscription.items.data.map((item) => {
        const period = { start: item.current_period_start, end: item.current_period_end }
        return periodLine(context, subscription, item, period)
      }),
      ...singles.map((line) => {
        const own = ratesOf(line)
        return singleLine(context, line.price, line.quantity, own.length > 0 ? own : wanted.tax_rates)
      }),
    ],
    currency: subscription.currency,
    period: { start: now, end: now },
  })
  return updateSubscription(context, subscription, { latest_invoice: invoice.id })
}
