import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

type DatabaseFigures = { version: string; bytes: number; connections: number }

export async function readDatabaseFigures(db: Connection): Promise<DatabaseFigures> {
  const { rows } = await sql<DatabaseFigures>`
    select
      current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('A select without a table has one row.')
  return figures
}
