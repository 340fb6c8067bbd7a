import { sql } from 'kysely'
import type { Database } from '#platform/db/database'

/** For the health page: orders whose time has come and that wait for a worker, and those that were given up. */
export async function jobBacklog(db: Database, now: Date): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select
      count(*) filter (where state in ('created', 'retry') and start_after <= ${now}) as waiting,
      count(*) filter (where state = 'failed') as failed
    from pgboss.job`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('A count has one row.')
  return counts
}
