import {
  orderState,
  orderStates,
  paymentMethod,
  paymentMethods,
  transactionKind,
  transactionKinds,
} from '@catchpitch/contract/orders/orders'
import { planKind, planKinds } from '@catchpitch/contract/plans/plans'
import { wordOf } from '@catchpitch/contract/word-of'
import type { listOrders } from './orders.queries.ts'

type OrderRow = Awaited<ReturnType<typeof listOrders>>['rows'][number]

export function presentOrder(row: OrderRow) {
  return {
    id: row.id,
    product_name: row.product_name,
    plan_title: row.plan_title,
    subscription_name: row.kind === null ? null : wordOf(planKinds, planKind, row.kind),
    start_date: row.starts_at?.toISOString() ?? null,
    end_date: row.ends_at?.toISOString() ?? null,
    purchased_at: row.purchased_at.toISOString(),
    transaction_id: row.reference,
    payment_method: wordOf(paymentMethods, paymentMethod, row.method),
    status: wordOf(orderStates, orderState, row.status),
    kind: wordOf(transactionKinds, transactionKind, row.entry_kind),
    reversed: row.reversed_by_id !== null,
    amount_minor: row.amount_minor,
    tax_minor: row.tax_minor,
    currency: row.currency,
  }
}
