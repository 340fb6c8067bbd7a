import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

/** Any number, as long as nobody else in this database locks it. */
const seedingLock = 7_214_055

/** Held until the transaction ends. */
export async function lockSeeding(db: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(${seedingLock})`.execute(db)
}

export async function isEmpty(db: Connection): Promise<boolean> {
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return anybody === undefined
}
