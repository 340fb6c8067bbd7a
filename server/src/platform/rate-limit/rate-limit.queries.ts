import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

type Window = { hits: number; window_ends_at: Date }

/**
 * Counts one hit in a window that begins with its first one. One statement, so that any number of
 * processes and of simultaneous calls agree on the count.
 */
export async function countHit(db: Connection, key: string, window_s: number, now: Date): Promise<Window> {
  const window_ends_at = new Date(now.getTime() + window_s * 1000)
  return db
    .insertInto('rate_limits')
    .values({ key, hits: 1, window_ends_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when rate_limits.window_ends_at <= ${now} then 1 else rate_limits.hits + 1 end`,
        window_ends_at: sql<Date>`case when rate_limits.window_ends_at <= ${now} then excluded.window_ends_at else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['hits', 'window_ends_at'])
    .executeTakeFirstOrThrow()
}
