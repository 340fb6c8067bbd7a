import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Fails unless the database answers. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}
