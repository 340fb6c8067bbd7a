import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection, Transaction } from '#platform/db/database'
import { newId } from '#platform/ids'

type Span = { from: Date; to: Date }

/** When we could not be reached, as far as it lies in a span of time. */
export async function readOutages(db: Connection, { from, to }: Span): Promise<Span[]> {
  return db
    .selectFrom('outages')
    .where('to_at', '>', from)
    .where('from_at', '<', to)
    .select(['from_at as from', 'to_at as to'])
    .execute()
}

/** Writes down that we are there, and tells when that was last done. Locked, so that one process sees a gap, not all. */
export async function beat(tx: Transaction, now: Date): Promise<Date | null> {
  const last = await tx.selectFrom('heartbeat').where('id', '=', 1).select('at').forUpdate().executeTakeFirst()
  await tx
    .insertInto('heartbeat')
    .values({ id: 1, at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
    .execute()
  return last?.at ?? null
}

/** Keeps what was lost and gives it back to every clock that was running. */
export async function recordOutage(tx: Transaction, { from, to }: Span): Promise<void> {
  await tx
    .insertInto('outages')
    .values({ id: newId(to), from_at: from, to_at: to })
    .execute()
  const lost_ms = to.getTime() - from.getTime()
  await acrossGroups(tx)
    .updateTable('topics')
    .set({ deadline_at: sql<Date>`deadline_at + ${lost_ms} * interval '1 millisecond'` })
    .where('closed_at', 'is', null)
    .where('deadline_at', '>', from)
    .execute()
}
