import { type Expression, sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * All that a query finds, so many rows at a time: the next are worked out by the database while these are used, and
 * there are never more of them here, however many there are. Those that were given are taken back when the next are
 * asked for. Until the last is read a transaction is open, which keeps old rows of every table from being cleaned up:
 * for what takes seconds, not minutes.
 */
export async function* readByCursor<Row>(
  db: Database,
  query: Expression<Row>,
  rows_at_once: number,
): AsyncIterable<Row[]> {
  const tx = await db.startTransaction().setAccessMode('read only').execute()
  const next = async () => {
    const { rows } = await sql<Row>`fetch ${sql.lit(rows_at_once)} from found`.execute(tx)
    return rows
  }
  try {
    // Otherwise the first tenth is what should come soon, and all the rest may take its time.
    await sql`set local cursor_tuple_fraction = 1`.execute(tx)
    await sql`declare found no scroll cursor for ${query}`.execute(tx)
    let coming = next()
    for (;;) {
      const rows = await coming
      if (rows.length === 0) return
      coming = next()
      // Whoever waits for it hears of it; until then nobody may be listening.
      coming.catch(() => {})
      yield rows
      // An answer of the driver outlives its use until all memory is looked through: without their rows they are nothing.
      rows.length = 0
    }
  } finally {
    await tx.rollback().execute()
  }
}
