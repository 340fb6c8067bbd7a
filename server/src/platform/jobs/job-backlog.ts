import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

type Backlog = { waiting: number; failed: number; oldest_at: Date | null }

/** For the health page: orders whose time has come and that wait for a worker, and those that were given up. */
export async function jobBacklog(db: Connection, now: Date): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select
      count(*) filter (where state in ('created', 'retry') and start_after <= ${now}) as waiting,
      count(*) filter (where state = 'failed') as failed,
      min(start_after) filter (where state in ('created', 'retry') and start_after <= ${now}) as oldest_at
    from pgboss.job`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('A count has one row.')
  return counts
}
