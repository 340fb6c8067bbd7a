import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

/** In a transaction: the point to which what follows can be taken back. */
export async function setPoint(db: Connection): Promise<void> {
  await sql`savepoint alike`.execute(db)
}

export async function keepSincePoint(db: Connection): Promise<void> {
  await sql`release savepoint alike`.execute(db)
}

export async function takeBackToPoint(db: Connection): Promise<void> {
  await sql`rollback to savepoint alike`.execute(db)
}
