import { z } from 'zod'
import { type Context, endpoint } from '../api/endpoint.ts'
import { created, isWithin, listFields, listPage } from '../api/lists.ts'
import { cleared, flag, mergeMetadata, metadata, text } from '../api/parameters.ts'
import { planChange } from '../billing/change-plan.ts'
import { cancelSubscription } from '../billing/end-subscription.ts'
import { openInvoice } from '../billing/make-invoice.ts'
import { collectInvoice } from '../billing/pay-invoice.ts'
import { addPendingLines, pendingLines, removePendingLines } from '../billing/pending-lines.ts'
import { customerOf, itemsIn, renewSubscription } from '../billing/renew-subscription.ts'
import { cancellationAt, cardOf, hasEnded, periodOf, updateSubscription } from '../billing/update-subscription.ts'
import { cardDeclined, invalidRequest, noSuch } from '../errors.ts'
import type { Subscription } from '../objects.ts'
import type { Store } from '../store.ts'
import { findOwnPaymentMethod } from './payment-methods.ts'
import { itemChanges, itemField, prorationFields, prorationTime } from './plan-change-fields.ts'
import { findTaxRate } from './tax-rates.ts'

export function findSubscription(store: Store, id: string, param = 'id'): Subscription {
  const subscription = store.subscriptions.get(id)
  if (!subscription) throw noSuch('subscription', id, param)
  return subscription
}

const statuses = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const

const updateFields = {
  ...prorationFields,
  items: z.array(itemField).min(1).optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).default('allow_incomplete'),
  cancel_at_period_end: flag().optional(),
  cancellation_details: z
    .strictObject({ comment: cleared(text()), feedback: cleared(text()) })
    .partial()
    .optional(),
  default_payment_method: cleared(text()).optional(),
  default_tax_rates: cleared(z.array(text())).optional(),
  metadata: metadata().optional(),
  trial_end: z.literal('now').optional(),
}

type Update = z.output<z.ZodObject<typeof updateFields>>

function settingsOf({ store }: Context, subscription: Subscription, input: Update): Partial<Subscription> {
  const { default_payment_method, default_tax_rates, cancellation_details } = input
  if (default_payment_method)
    findOwnPaymentMethod(store, default_payment_method, subscription.customer, 'default_payment_method')
  return {
    metadata: mergeMetadata(subscription.metadata, input.metadata),
    ...(default_payment_method !== undefined && { default_payment_method }),
    ...(default_tax_rates !== undefined && {
      default_tax_rates: (default_tax_rates ?? []).map((id) => findTaxRate(store, id, 'default_tax_rates')),
    }),
    ...(cancellation_details && {
      cancellation_details: {
        comment: cancellation_details.comment ?? null,
        feedback: cancellation_details.feedback ?? null,
        feedback_option: null,
        reason: subscription.cancellation_details?.reason ?? null,
      },
    }),
  }
}

function changePlan(context: Context, subscription: Subscription, input: Update): Subscription {
  const { store, now } = context
  const change = planChange(context, subscription, {
    items: itemChanges(store, subscription, input.items ?? []),
    behavior: input.proration_behavior,
    at: prorationTime(context, subscription, input.proration_date),
  })
  const behind = { start: periodOf(subscription).start, end: now }
  const changed = updateSubscription(context, subscription, {
    items: change.items,
    ...(change.begins_anew && { billing_cycle_anchor: now }),
    ...(subscription.cancel_at_period_end && { cancel_at: change.period.end }),
  })
  const isInvoiced = change.begins_anew || input.proration_behavior === 'always_invoice'
  if (!isInvoiced) addPendingLines(context, subscription.id, change.lines)
  if (!isInvoiced || change.lines.length === 0) return changed

  const invoice = openInvoice(context, {
    customer: customerOf(context, changed),
    subscription: changed,
    reason: 'subscription_update',
    lines: [...pendingLines(context, subscription.id), ...change.lines],
    currency: changed.currency,
    period: behind,
  })
  removePendingLines(context, subscription.id)
  const invoiced = updateSubscription(context, changed, { latest_invoice: invoice.id })
  const collected = collectInvoice(context, invoice, cardOf(context, invoiced), 'itself')
  // Thrown, so that nothing of the change stays.
  if (collected.status === 'open' && input.payment_behavior === 'error_if_incomplete') throw cardDeclined()
  return findSubscription(store, subscription.id)
}

/** What was to come after the trial begins at once, and is charged. */
function endTrial(context: Context, subscription: Subscription): Subscription {
  const { now } = context
  const until = { start: periodOf(subscription).start, end: now }
  const ended = updateSubscription(context, subscription, {
    billing_cycle_anchor: now,
    items: itemsIn(subscription.items, until),
    trial_end: now,
  })
  return renewSubscription(context, ended)
}

function update(context: Context, input: Update, id: string): Subscription {
  const { store } = context
  const before = findSubscription(store, id)
  if (hasEnded(before))
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.')
  let subscription = updateSubscription(context, before, settingsOf(context, before, input))
  if (input.items) subscription = changePlan(context, subscription, input)
  if (input.trial_end === 'now' && subscription.status === 'trialing') {
    subscription = endTrial(context, subscription)
    if (subscription.status === 'past_due' && input.payment_behavior === 'error_if_incomplete') throw cardDeclined()
  }
  const ends = input.cancel_at_period_end
  if (ends === undefined || ends === subscription.cancel_at_period_end) return subscription
  return updateSubscription(context, subscription, cancellationAt(context, subscription, ends))
}

export const subscriptionEndpoints = [
  endpoint('GET', '/v1/subscriptions/:id', {}, ({ store }, _input, id) => findSubscription(store, id)),
  endpoint(
    'GET',
    '/v1/subscriptions',
    {
      ...listFields,
      created,
      customer: text().optional(),
      price: text().optional(),
      status: z.enum([...statuses, 'all', 'ended']).optional(),
    },
    ({ store }, { customer, price, status, created: bounds, ...page }) =>
      listPage(
        '/v1/subscriptions',
        store.subscriptions
          .all()
          .filter(
            (one) =>
              (customer === undefined || one.customer === customer) &&
              (price === undefined || one.items.data.some((item) => item.price.id === price)) &&
              hasStatus(one, status) &&
              isWithin(one.created, bounds),
          ),
        page,
      ),
  ),
  endpoint('POST', '/v1/subscriptions/:id', updateFields, update),
  endpoint(
    'DELETE',
    '/v1/subscriptions/:id',
    {
      cancellation_details: updateFields.cancellation_details,
      invoice_now: z.literal('false').optional(),
      prorate: z.literal('false').optional(),
    },
    (context, { cancellation_details }, id) => {
      const subscription = findSubscription(context.store, id)
      if (hasEnded(subscription)) throw noSuch('subscription', id)
      return cancelSubscription(context, {
        ...subscription,
        cancellation_details: {
          comment: cancellation_details?.comment ?? null,
          feedback: cancellation_details?.feedback ?? null,
          feedback_option: null,
          reason: null,
        },
      })
    },
  ),
]

/** Without a status, Stripe lists all that have not been canceled. */
function hasStatus(subscription: Subscription, status: string | undefined): boolean {
  if (status === undefined) return subscription.status !== 'canceled'
  if (status === 'all') return true
  return status === 'ended' ? hasEnded(subscription) : subscription.status === status
}
