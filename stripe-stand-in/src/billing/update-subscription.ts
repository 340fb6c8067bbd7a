import type { Context } from '../api/endpoint.ts'
import { emit } from '../events.ts'
import type { PaymentMethod, Subscription } from '../objects.ts'
import type { Store } from '../store.ts'

const changedFields = (before: Subscription, after: Subscription) =>
  Object.fromEntries(
    Object.entries(before).filter(([name, value]) => {
      const now = new Map<string, unknown>(Object.entries(after)).get(name)
      return JSON.stringify(now) !== JSON.stringify(value)
    }),
  )

/** Says what has changed of it, if anything has. */
export function updateSubscription(
  context: Context,
  { id }: Subscription,
  changes: Partial<Subscription>,
): Subscription {
  const { store } = context
  const before = store.subscriptions.get(id)
  if (!before) throw new Error(`There is no subscription ${id}.`)
  const after = { ...before, ...changes }
  const previous = changedFields(before, after)
  if (Object.keys(previous).length === 0) return before
  store.subscriptions.put(after)
  emit(context, 'customer.subscription.updated', after, previous)
  return after
}

/** The card with this id, if there is one. */
export const findCard = (store: Store, id: string | null): PaymentMethod | null =>
  (id === null ? undefined : store.payment_methods.get(id)) ?? null

/** The card that it is paid with: its own, or else its customer's. */
export function cardOf({ store }: Pick<Context, 'store'>, subscription: Subscription): PaymentMethod | null {
  const customer = store.customers.get(subscription.customer)
  const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method
  return findCard(store, id ?? null)
}

/** All that a subscription holds is paid for in one rhythm. */
export function periodOf(subscription: Subscription): { start: number; end: number } {
  const [item] = subscription.items.data
  if (!item) throw new Error(`The subscription ${subscription.id} holds nothing.`)
  return { start: item.current_period_start, end: item.current_period_end }
}

export const hasEnded = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired'

/** What becomes of it when its period ends. */
export function cancellationAt(context: Context, subscription: Subscription, ends: boolean): Partial<Subscription> {
  return ends
    ? {
        cancel_at_period_end: true,
        cancel_at: periodOf(subscription).end,
        canceled_at: context.now,
        cancellation_details: {
          comment: null,
          feedback: null,
          feedback_option: null,
          ...subscription.cancellation_details,
          reason: 'cancellation_requested',
        },
      }
    : {
        cancel_at_period_end: false,
        cancel_at: null,
        canceled_at: null,
        cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
      }
}
