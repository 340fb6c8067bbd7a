import { roleId } from '@catchpitch/contract/access/roles'
import { type Insertable, sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import type { Tables } from '#platform/db/tables'

/** The order, locked: of two who tell of one payment at the same time the second sees the invoice of the first. */
export async function lockOrder(db: Connection, group_id: string, id: string) {
  return db
    .selectFrom('transactions')
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.group_id', '=', 'transactions.group_id')
        .onRef('subscriptions.id', '=', 'transactions.subscription_id'),
    )
    .leftJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .where('transactions.group_id', '=', group_id)
    .where('transactions.id', '=', id)
    .select([
      'transactions.product_name',
      'transactions.starts_at',
      'transactions.ends_at',
      'transactions.amount_minor',
      'transactions.tax_minor',
      'transactions.currency',
      'transactions.method',
      'transactions.status',
      'transactions.reference',
      'transactions.purchased_at',
      'plans.kind as plan_kind',
    ])
    .forNoKeyUpdate('transactions')
    .executeTakeFirst()
}

/** The invoice or credit note of an order; undefined where it has none (yet). */
export async function findInvoiceOfOrder(db: Connection, group_id: string, transaction_id: string) {
  return db
    .selectFrom('invoices')
    .where('group_id', '=', group_id)
    .where('transaction_id', '=', transaction_id)
    .select(['id', 'number'])
    .executeTakeFirst()
}

/** The next number of a year. Whoever asks for one after this waits until this transaction has ended: no number is lost. */
export async function takeNumber(db: Connection, seller: string, year: number): Promise<number> {
  const { last } = await db
    .insertInto('invoice_numbers')
    .values({ seller, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['seller', 'year']).doUpdateSet({ last: sql<number>`invoice_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function insertInvoice(db: Connection, row: Insertable<Tables['invoices']>): Promise<void> {
  await db.insertInto('invoices').values(row).execute()
}

/** The owners of a company who can be written to, the first of them first. */
export async function listOwners(db: Connection, group_id: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.group_id', '=', group_id)
    .where('memberships.role_id', '=', roleId.owner)
    .where('memberships.deactivated_at', 'is', null)
    .where('users.deactivated_at', 'is', null)
    .orderBy('memberships.joined_at', (joined) => joined.asc().nullsLast())
    .orderBy('users.id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.language'])
    .execute()
}
