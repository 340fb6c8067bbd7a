import type { Context } from '../api/endpoint.ts'
import { emit } from '../events.ts'
import type { Subscription } from '../objects.ts'
import { openInvoicesOf, voidInvoice } from './pay-invoice.ts'
import { removePendingLines } from './pending-lines.ts'
import { updateSubscription } from './update-subscription.ts'

type Reason = 'cancellation_requested' | 'payment_failed'

/** It is over now. What is still open stays open, but nothing is charged by itself any more. */
export function cancelSubscription(
  context: Context,
  subscription: Subscription,
  reason: Reason = 'cancellation_requested',
): Subscription {
  const { store, now } = context
  for (const invoice of openInvoicesOf(context, subscription.id))
    store.invoices.put({ ...invoice, auto_advance: false, next_payment_attempt: null })
  removePendingLines(context, subscription.id)
  const canceled = store.subscriptions.put({
    ...subscription,
    cancellation_details: {
      comment: subscription.cancellation_details?.comment ?? null,
      feedback: subscription.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason,
    },
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    status: 'canceled',
  })
  emit(context, 'customer.subscription.deleted', canceled)
  return canceled
}

/** Its first payment never came. */
export function expireSubscription(context: Context, subscription: Subscription): void {
  for (const invoice of openInvoicesOf(context, subscription.id)) voidInvoice(context, invoice)
  updateSubscription(context, subscription, { status: 'incomplete_expired', ended_at: context.now })
}
