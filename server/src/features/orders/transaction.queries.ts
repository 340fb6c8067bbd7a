import { platformGroupId } from '@catchpitch/contract/ids'
import type { OptionList } from '@catchpitch/contract/options/option-lists'
import { orderState, transactionKind } from '@catchpitch/contract/orders/orders'
import type { Insertable, Updateable } from 'kysely'
import type { Connection } from '#platform/db/database'
import { hasCode } from '#platform/db/embedded/error-code'
import type { Tables } from '#platform/db/tables'

type Key = { group_id: string; id: string }
export type NewEntry = Insertable<Tables['transactions']>

/** The entries that another one speaks of, and those that take it back. */
export async function listRelated(db: Connection, group_id: string, id: string, ids: readonly string[]) {
  return db
    .selectFrom('transactions')
    .where('group_id', '=', group_id)
    .where((eb) => eb.or([eb('reverses_id', '=', id), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]))
    .select(['id', 'reference', 'product_name', 'purchased_at', 'reverses_id'])
    .execute()
}

/** Locked, so that of two who reverse, refund or change an entry the second sees what the first has done. */
export async function lockTransaction(db: Connection, { group_id, id }: Key) {
  return db
    .selectFrom('transactions')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

export async function isReversed(db: Connection, { group_id, id }: Key): Promise<boolean> {
  const found = await db
    .selectFrom('transactions')
    .where('group_id', '=', group_id)
    .where('reverses_id', '=', id)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** What was refunded of payments, leaving out what was taken back again. Below zero, as it is booked. */
export async function listRefunds(db: Connection, group_id: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('transactions as refund')
    .leftJoin('transactions as back', (join) =>
      join.onRef('back.group_id', '=', 'refund.group_id').onRef('back.reverses_id', '=', 'refund.id'),
    )
    .where('refund.group_id', '=', group_id)
    .where('refund.refunds_id', 'in', ids)
    .where('back.id', 'is', null)
    .select(['refund.refunds_id', 'refund.amount_minor', 'refund.tax_minor'])
    .execute()
}

/** The last fifty payments of a company that nobody has taken back. */
export async function listPayments(db: Connection, group_id: string) {
  return db
    .selectFrom('transactions as entry')
    .leftJoin('transactions as back', (join) =>
      join.onRef('back.group_id', '=', 'entry.group_id').onRef('back.reverses_id', '=', 'entry.id'),
    )
    .where('entry.group_id', '=', group_id)
    .where('entry.status', '=', orderState.completed)
    .where('entry.kind', 'in', [transactionKind.order, transactionKind.service])
    .where('entry.amount_minor', '>', 0)
    .where('back.id', 'is', null)
    .orderBy('entry.purchased_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(50)
    .select([
      'entry.id',
      'entry.reference',
      'entry.product_name',
      'entry.purchased_at',
      'entry.amount_minor',
      'entry.tax_minor',
      'entry.currency',
    ])
    .execute()
}

/** False where the company has an entry with this number already. */
export async function insertEntry(db: Connection, row: NewEntry): Promise<boolean> {
  const stored = await db
    .insertInto('transactions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['group_id', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

/** Raises the version with every change. False where another entry of the company has this number. */
export async function updateEntry(
  db: Connection,
  { group_id, id }: Key,
  change: Pick<
    Updateable<Tables['transactions']>,
    'product_name' | 'reference' | 'purchased_at' | 'note' | 'type_id' | 'evidence_file_id'
  >,
  now: Date,
): Promise<boolean> {
  const update = db
    .updateTable('transactions')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: now }))
    .where('group_id', '=', group_id)
    .where('id', '=', id)
  try {
    await update.execute()
    return true
  } catch (error) {
    // Also one that was entered at this very moment. The call is refused for it, and so rolled back.
    if (hasCode(error, '23505')) return false
    throw error
  }
}

/** The company as far as money goes; undefined if there is none. */
export async function findPayer(db: Connection, id: string) {
  return db
    .selectFrom('groups')
    .where('id', '=', id)
    .where('id', '!=', platformGroupId)
    .select(['id', 'country'])
    .executeTakeFirst()
}

/** Of what is still offered; one that was chosen before may stay. */
export async function isTransactionType(db: Connection, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('options')
    .where('id', '=', id)
    .where('list', '=', 'transaction_type' satisfies OptionList)
    .where('archived_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}
