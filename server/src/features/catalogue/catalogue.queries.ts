import type { CatalogEntity } from '@catchpitch/contract/catalogue/catalog-entity'
import type { Language, Texts } from '@catchpitch/contract/languages'
import { type Expression, type SqlBool, sql } from 'kysely'
import { lastPosition, listCataloguePage } from '#platform/catalogue/catalogue-rows.queries'
import type { Connection } from '#platform/db/database'
import {
  columnNames,
  columnsFromForm,
  columnValue,
  fieldsFromRow,
  type Row,
  textColumns,
} from './catalog-columns.rules.ts'

/*
 * The engine of the catalogue. Names of tables and columns come from the closed list of entities in the contract, never
 * from a call; a test holds them to what the database has.
 */

export type CatalogQuery = {
  page: number
  keyword: string
  order: { column: 'position' | 'name' | 'updated_at'; descending: boolean }
  filter: Readonly<Record<string, readonly unknown[] | undefined>> & { state?: ('current' | 'archived')[] | undefined }
}

const bones = ['id', 'name', 'position', 'version', 'updated_at', 'archived_at'] as const

/** The rows of the table that are entries of this kind. */
export const isPart = ({ part }: CatalogEntity): Expression<SqlBool> =>
  sql<SqlBool>`${sql.join([sql`true`, ...Object.entries(part).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)], sql` and `)}`

function isOneOf(column: string, values: readonly unknown[]): Expression<SqlBool> {
  const given = values.filter((value) => value !== null)
  const conditions = [
    ...(given.length > 0 ? [sql`${sql.ref(column)} in (${sql.join(given)})`] : []),
    ...(given.length < values.length ? [sql`${sql.ref(column)} is null`] : []),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

/** The languages that somebody has yet to write something of the entry in; English is always there. */
function missingIn(entity: CatalogEntity) {
  const lacking = (language: Language) => {
    const empty = textColumns(entity).map((column) => sql`btrim(${sql.ref(column)} ->> ${sql.lit(language)}) = ''`)
    return sql`case when ${sql.join(empty, sql` or `)} then ${sql.lit(language)} end`
  }
  return sql<Language[]>`array_remove(array[${lacking('zh')}, ${lacking('ms')}], null)`
}

export type CatalogRow = {
  id: string
  name: Texts
  position: number
  version: number
  updated_at: Date
  archived_at: Date | null
  missing: Language[]
  /** The fields of its own that were asked for. */
  fields: Record<string, unknown>
}

async function readEntries(db: Connection, entity: CatalogEntity, ids: readonly string[], fields?: readonly string[]) {
  const own = columnNames(entity, fields)
  const { rows } = await sql<Omit<CatalogRow, 'fields'> & Row>`
    select ${sql.join([...bones, ...own].map((column) => sql.ref(column)))}, ${missingIn(entity)} as missing
    from ${sql.table(entity.table)} where id in (${sql.join(ids)}) and ${isPart(entity)}`.execute(db)
  return rows.map(({ id, name, position, version, updated_at, archived_at, missing, ...row }): CatalogRow => {
    const all = { id, name, position, version, updated_at, archived_at, missing }
    return { ...all, fields: fieldsFromRow(entity, { ...row, ...all }, fields) }
  })
}

export async function listEntries(db: Connection, entity: CatalogEntity, query: CatalogQuery) {
  const { state, ...filters } = query.filter
  const limits = Object.entries(filters).flatMap(([field, values]) =>
    values
      ? [
          isOneOf(
            field,
            values.map((value) => columnValue(entity, field, value)),
          ),
        ]
      : [],
  )
  return listCataloguePage(db, entity.table, query, {
    state,
    where: [isPart(entity), ...limits],
    within: entity.list.within,
    rows: (ids) => readEntries(db, entity, ids, entity.list.columns),
  })
}

export async function readEntry(db: Connection, entity: CatalogEntity, id: string): Promise<CatalogRow | null> {
  const [entry] = await readEntries(db, entity, [id])
  return entry ?? null
}

/** Nobody else changes it until the call is over. */
export async function lockEntry(db: Connection, entity: CatalogEntity, id: string): Promise<CatalogRow | null> {
  await db.selectFrom(entity.table).where('id', '=', id).select('id').forUpdate().execute()
  return readEntry(db, entity, id)
}

const assignments = (columns: Row) =>
  sql.join(Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))

/** Adds it where the form says, or behind all others. `besides`: what stands in no field. */
export async function insertEntry(db: Connection, entity: CatalogEntity, form: Row, besides: Row): Promise<void> {
  const columns: Row = { ...columnsFromForm(entity, form), ...entity.part, ...besides }
  const names = Object.keys(columns).map((column) => sql.ref(column))
  await sql`insert into ${sql.table(entity.table)} (position, ${sql.join(names)})
    values (coalesce(${form.position}, ${lastPosition(entity.table)}), ${sql.join(Object.values(columns))})`.execute(db)
}

export async function updateEntry(db: Connection, entity: CatalogEntity, id: string, form: Row, now: Date) {
  await sql`update ${sql.table(entity.table)}
    set ${assignments(columnsFromForm(entity, form))}, position = coalesce(${form.position}, position),
      version = version + 1, updated_at = ${now}
    where id = ${id}`.execute(db)
}

/** The codes of a list that begin so. */
export async function listCodes(db: Connection, list: string, beginning: string): Promise<string[]> {
  const rows = await db
    .selectFrom('options')
    .where('list', '=', list)
    .where((eb) => eb.fn('starts_with', ['code', eb.val(beginning)]))
    .select('code')
    .execute()
  return rows.map(({ code }) => code)
}
