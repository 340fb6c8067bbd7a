import type { Client } from 'pg'
import type { Manifest } from './manifest.ts'
import { qualified, selectLines, type TableShape } from './table-text.ts'

/** Where the orders of the job queue wait; the rest of its schema is made by every start. */
export const jobTable = { schema: 'pgboss', name: 'job' } as const

/** Not what an extension brought along. */
const ours = (catalog: string, oid: string) =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e')`

/**
 * The tables whose rows are worth keeping. An unlogged one is not: a crash empties it anyway. Which migrations were
 * applied stands in the manifest.
 */
const listTables = `
  select n.nspname as schema, c.relname as name,
    array(
      select json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum
    ) as columns,
    array(
      select json_build_object('name', a.attname, 'is_text', a.attcollation <> 0)
      from pg_index i
      cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary
      order by k.place
    ) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
    and (n.nspname = 'public' and c.relname <> 'migrations' or n.nspname = 'pgboss' and c.relname = 'job')
    and ${ours('pg_class', 'c.oid')}
  order by n.nspname desc, c.relname`

export type CatalogTable = TableShape & { key: { name: string; is_text: boolean }[] }

export async function readTables(client: Client): Promise<CatalogTable[]> {
  const { rows } = await client.query<CatalogTable>(listTables)
  return rows
}

export async function readMigrationsApplied(client: Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from migrations order by name',
  )
  return rows
}

export async function readSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select sequencename as name, last_value::text from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  )
  return rows
}

/** Something of anybody's: a restore goes into an empty database only. */
export async function findAnything(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'v', 'm') and ${ours('pg_class', 'c.oid')}
     order by n.nspname desc, c.relname limit 1`,
  )
  return rows[0]?.name ?? null
}

const lines_at_once = 500

/** Rows as lines, some hundred at a time, in the transaction that is open on this connection. */
export async function* readLines(client: Client, table: CatalogTable): AsyncGenerator<string[]> {
  await client.query(`declare lines no scroll cursor for ${selectLines(table, table.key)}`)
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${lines_at_once} from lines`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await client.query('close lines')
}

/** Keys to other tables, taken off while rows come in any order, and how to put them back. */
export async function readForeignKeys(client: Client): Promise<{ drop: string; add: string }[]> {
  const { rows } = await client.query<{ schema: string; name: string; key: string; definition: string }>(
    `select n.nspname as schema, c.relname as name, quote_ident(k.conname) as key, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname = 'public' and k.conparentid = 0 order by c.relname, k.conname`,
  )
  return rows.map((row) => ({
    drop: `alter table ${qualified(row)} drop constraint ${row.key}`,
    add: `alter table ${qualified(row)} add constraint ${row.key} ${row.definition}`,
  }))
}
