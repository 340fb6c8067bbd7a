import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { orderState, orderStates, paymentMethod, paymentMethods } from '@catchpitch/contract/orders/orders'
import { wordOf } from '@catchpitch/contract/word-of'
import type { listTransactions } from './transactions.queries.ts'

type Row = Awaited<ReturnType<typeof listTransactions>>['rows'][number]

export function presentTransaction(row: Row) {
  const { type_id, type_name, staff_id, first_name, last_name } = row
  return {
    id: row.id,
    group: { id: row.group_id, name: row.group_name },
    product_name: row.product_name,
    start_date: row.starts_at?.toISOString() ?? null,
    end_date: row.ends_at?.toISOString() ?? null,
    purchased_at: row.purchased_at.toISOString(),
    transaction_id: row.reference,
    payment_method: wordOf(paymentMethods, paymentMethod, row.method),
    status: wordOf(orderStates, orderState, row.status),
    amount_minor: row.amount_minor,
    tax_minor: row.tax_minor,
    currency: row.currency,
    type: type_id === null || type_name === null ? null : { id: type_id, name: type_name },
    entered_by:
      staff_id === null
        ? null
        : { id: staff_id, full_name: fullNameOf({ first_name: first_name ?? '', last_name: last_name ?? '' }) },
  }
}
