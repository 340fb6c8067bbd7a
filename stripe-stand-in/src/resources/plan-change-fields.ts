import { z } from 'zod'
import type { Context } from '../api/endpoint.ts'
import { quantity, text, timestamp } from '../api/parameters.ts'
import type { ItemChange } from '../billing/change-plan.ts'
import { periodOf } from '../billing/update-subscription.ts'
import { invalidRequest, noSuch } from '../errors.ts'
import type { Subscription } from '../objects.ts'
import type { Store } from '../store.ts'
import { findPrice } from './prices.ts'

/** What a change of plan is told by, when it is shown before and when it is done. */

export const itemField = z.strictObject({
  id: text(),
  price: text().optional(),
  quantity: quantity().optional(),
})

export const prorationFields = {
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).default('create_prorations'),
  proration_date: timestamp().optional(),
}

export function itemChanges(
  store: Store,
  subscription: Subscription,
  items: readonly z.output<typeof itemField>[],
): ItemChange[] {
  return items.map((item, position) => {
    const param = `items[${position}]`
    const owned = subscription.items.data.some(({ id }) => id === item.id)
    if (!owned) throw noSuch('subscription_item', item.id, `${param}[id]`, 400)
    const price = item.price === undefined ? undefined : findPrice(store, item.price, `${param}[price]`, 400)
    if (price && !price.recurring)
      throw invalidRequest(
        'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
        `${param}[price]`,
      )
    if (price && !price.active)
      throw invalidRequest('The price specified is inactive. This field only accepts active prices.', `${param}[price]`)
    if (price && price.currency !== subscription.currency)
      throw invalidRequest('The currency of a subscription cannot be changed.', `${param}[price]`)
    return { id: item.id, price, quantity: item.quantity }
  })
}

/** The moment that a change is reckoned from: what was shown a minute ago can be charged as it was shown. */
export function prorationTime({ now }: Context, subscription: Subscription, wanted: number | undefined): number {
  const { start, end } = periodOf(subscription)
  if (wanted !== undefined && (wanted < start || wanted > end))
    throw invalidRequest('Cannot specify `proration_date` outside of current billing period.', 'proration_date')
  return Math.min(Math.max(wanted ?? now, start), end)
}
