import type { Context } from '../api/endpoint.ts'
import { emit } from '../events.ts'
import type { PaymentMethod } from '../objects.ts'
import type { TypedCard } from '../rows.ts'
import { attachCard } from './cards.ts'
import { hasEnded, updateSubscription } from './update-subscription.ts'

/** From now on everything of this customer is paid with this card. */
export function saveCard(context: Context, customer: string, card: TypedCard): PaymentMethod {
  const { store } = context
  const method = attachCard(context, customer, card)
  const owner = store.customers.get(customer)
  if (!owner) throw new Error(`There is no customer ${customer}.`)
  const before = owner.invoice_settings
  const updated = store.customers.put({
    ...owner,
    invoice_settings: { ...before, default_payment_method: method.id },
  })
  emit(context, 'customer.updated', updated, {
    invoice_settings: { default_payment_method: before.default_payment_method },
  })
  for (const subscription of store.subscriptions.all())
    if (subscription.customer === customer && !hasEnded(subscription))
      updateSubscription(context, subscription, { default_payment_method: method.id })
  return method
}
