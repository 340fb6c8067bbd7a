import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

/** Any number, as long as nobody else in this database locks it. */
const seedingLock = 7_214_055

/** One process at a time fills a database; held until the transaction ends. */
export async function lockSeeding(db: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(${seedingLock})`.execute(db)
}
