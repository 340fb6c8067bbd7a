import { type Insertable, sql } from 'kysely'
import type { Connection } from './database.ts'
import type { Tables } from './tables.ts'

type Options = {
  /** A row that is like one that is there already, by these columns, is left out. */
  unless_same?: readonly string[]
  returning?: readonly string[]
}

/**
 * Inserts many rows, all of them in one parameter: a statement with a parameter for each cell takes longer to write and
 * to understand than to carry out. A column that some rows fill and others do not is null in those. None may be of JSON:
 * it would be read as a text.
 */
export async function insertRows<Table extends keyof Tables, Returned = never>(
  db: Connection,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  { unless_same = [], returning = [] }: Options = {},
): Promise<Returned[]> {
  if (rows.length === 0) return []
  const listed = (names: Iterable<string>) => sql.join(Array.from(names, (name) => sql.ref(name)))
  const columns = listed(new Set(rows.flatMap((row) => Object.keys(row))))
  const skipping = unless_same.length > 0 ? sql`on conflict (${listed(unless_same)}) do nothing` : sql``
  const answer = returning.length > 0 ? sql`returning ${listed(returning)}` : sql``
  const { rows: returned } = await sql<Returned>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    ${skipping} ${answer}`.execute(db)
  return returned
}
