import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { ping } from '#platform/db/ping'

type DatabaseFigures = {
  version: string
  bytes: number
  connections: number
  most_connections: number
  answered_ms: number
}

export async function readDatabaseFigures(db: Connection): Promise<DatabaseFigures> {
  const asked = performance.now()
  await ping(db)
  const answered_ms = Math.round((performance.now() - asked) * 10) / 10
  const { rows } = await sql<Omit<DatabaseFigures, 'answered_ms'>>`
    select
      current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      current_setting('max_connections')::integer as most_connections,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('A select without a table has one row.')
  return { ...figures, answered_ms }
}
