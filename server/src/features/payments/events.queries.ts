import type { Insertable } from 'kysely'
import type { Connection, Database } from '#platform/db/database'
import type { Tables } from '#platform/db/tables'

/** False if it is known already: a provider tells of everything at least once. */
export async function insertEvent(db: Connection, event: Insertable<Tables['payment_events']>): Promise<boolean> {
  const stored = await db
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

/** The company that an event is about; null for one that is done with, or about nobody whom we know. */
export async function findEvent(db: Database, id: string) {
  return db
    .selectFrom('payment_events')
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .select('customer_id')
    .executeTakeFirst()
}

export async function settleEvent(db: Connection, id: string, now: Date): Promise<void> {
  await db.updateTable('payment_events').set({ processed_at: now }).where('id', '=', id).execute()
}
