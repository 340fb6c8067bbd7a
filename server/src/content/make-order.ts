import { type OrderState, orderState, type PaymentMethod, paymentMethod } from '@catchpitch/contract/orders/orders'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'

type OrderWishes = {
  now: Date
  group_id: string
  subscription_id?: string | null
  product_name?: string
  period?: { starts_at: Date; ends_at: Date } | null
  method?: PaymentMethod
  status?: OrderState
  reference?: string
  /** Below zero where money is given back. */
  amount_minor?: number
  tax_minor?: number
}

/** Something that a company ordered at this moment and, unless it is wished otherwise, paid for by card. */
export async function makeOrder(db: Connection, wishes: OrderWishes) {
  const { now, group_id, subscription_id = null, period = null } = wishes
  const id = newId(now)
  const reference = wishes.reference ?? `pi_${id}`
  await db
    .insertInto('transactions')
    .values({
      group_id,
      id,
      subscription_id,
      product_name: wishes.product_name ?? 'Default, one month',
      ...period,
      amount_minor: wishes.amount_minor ?? 29_900,
      tax_minor: wishes.tax_minor ?? 2392,
      currency: 'MYR',
      method: paymentMethod[wishes.method ?? 'card'],
      status: orderState[wishes.status ?? 'completed'],
      reference,
      purchased_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { id, reference }
}
