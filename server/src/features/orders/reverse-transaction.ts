import { orderState, transactionKind } from '@catchpitch/contract/orders/orders'
import type { reverseTransaction as endpoint } from '@catchpitch/contract/orders/transactions.endpoints'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import { bookEntry } from './book-entry.ts'
import { isReversed, listRefunds, lockTransaction } from './transaction.queries.ts'
import { findTransaction } from './transactions.queries.ts'
import { opposite } from './transactions.rules.ts'

type Staff = Context<(typeof endpoint)['access']>

/**
 * Takes an entry back by a second one with the opposite amounts. The first stays as it was, and so does a plan that
 * came with it. Gives back the second.
 */
export async function reverseTransaction(context: Staff, id: string) {
  const { db, now, language, person } = context
  const { group_id } = (await findTransaction(db, id, language)) ?? refuse('record.missing')
  const held = (await lockTransaction(db, { group_id, id })) ?? refuse('record.missing')
  if (held.kind === transactionKind.reversal) refuse('transaction.reversal')
  if (held.status !== orderState.completed) refuse('transaction.open')
  if (await isReversed(db, held)) refuse('transaction.reversed')
  // More would be taken back than is left of it.
  if ((await listRefunds(db, group_id, [id])).length > 0) refuse('transaction.refunded')

  const reversal_id = newId(now)
  const booked = await bookEntry(context, {
    group_id,
    id: reversal_id,
    kind: transactionKind.reversal,
    reverses_id: id,
    type_id: held.type_id,
    product_name: held.product_name,
    ...opposite(held),
    currency: held.currency,
    method: held.method,
    status: orderState.completed,
    reference: `reversal-${id.slice(-12)}`,
    purchased_at: now,
    entered_by: person.id,
    created_at: now,
    updated_at: now,
  })
  // The number is made from the entry's own, so only its reversal can have it.
  if (!booked) refuse('transaction.reversed')
  return { group_id, id: reversal_id }
}
