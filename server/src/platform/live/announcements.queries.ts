import { sql } from 'kysely'
import type { Database } from '#platform/db/database'

export const channel = 'announcements'

/** In a statement of its own, never in a transaction that writes: a message at its commit waits for all others. */
export async function sendMessages(db: Database, messages: readonly string[]): Promise<void> {
  await sql`select pg_notify(${channel}, message) from unnest(${messages}::text[]) as message`.execute(db)
}
