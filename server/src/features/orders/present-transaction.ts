import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import {
  orderState,
  orderStates,
  paymentMethod,
  paymentMethods,
  transactionKind,
  transactionKinds,
} from '@catchpitch/contract/orders/orders'
import { wordOf } from '@catchpitch/contract/word-of'
import { briefFileUrl } from '#platform/files/file-address'
import type { Context } from '#platform/http/context'
import type { listRelated } from './transaction.queries.ts'
import type { findTransaction, listTransactions } from './transactions.queries.ts'
import { canBeReversed, canEditFacts } from './transactions.rules.ts'

type ListedRow = Awaited<ReturnType<typeof listTransactions>>['rows'][number]
type Row = NonNullable<Awaited<ReturnType<typeof findTransaction>>>
type RelatedRow = Awaited<ReturnType<typeof listRelated>>[number]

export function presentTransaction(row: ListedRow) {
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
    kind: wordOf(transactionKinds, transactionKind, row.kind),
    reversed: row.reversed_by_id !== null,
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

export const presentRelated = (row: Omit<RelatedRow, 'reverses_id'>) => ({
  id: row.id,
  transaction_id: row.reference,
  product_name: row.product_name,
  purchased_at: row.purchased_at.toISOString(),
})

/** An entry with those that it speaks of, and with what can be done with it. */
export function presentWhole(
  { secrets, now }: Pick<Context, 'secrets' | 'now'>,
  row: Row,
  relatedRows: readonly RelatedRow[],
) {
  const { group_id, evidence_file_id, evidence_type } = row
  const named = (id: string | null) => {
    const found = relatedRows.find((related) => related.id === id)
    return found ? presentRelated(found) : null
  }
  const back = relatedRows.find(({ reverses_id }) => reverses_id === row.id)
  const reversed = back !== undefined
  return {
    ...presentTransaction(row),
    note: row.note,
    evidence:
      evidence_file_id !== null && evidence_type !== null
        ? { url: briefFileUrl(secrets, { group_id, id: evidence_file_id }, now), content_type: evidence_type }
        : null,
    subscription_id: row.subscription_id,
    reverses: named(row.reverses_id),
    reversed_by: back ? presentRelated(back) : null,
    refunds: named(row.refunds_id),
    version: row.version,
    can: { edit: canEditFacts(row), reverse: !reversed && canBeReversed(row) },
  }
}
