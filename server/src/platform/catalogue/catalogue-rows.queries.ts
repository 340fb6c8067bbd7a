import type { CatalogTable } from '@catchpitch/contract/catalogue/catalog-entity'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'

/*
 * What every table of the catalogue can do, because all have the same bones: a name, a place in the order, a version,
 * and that it is archived instead of removed.
 */

type Table = CatalogTable | 'admin_slides' | 'hiring_strategies' | 'modules' | 'situations'

type State = 'current' | 'archived'

type CatalogueQuery = {
  page: number
  keyword: string
  order: { column: 'position' | 'name' | 'updated_at'; descending: boolean }
}

type Page<Row> = {
  /** What is offered today if nothing is said; both are no limit at all. */
  state?: readonly State[] | undefined
  /** What else a row must be: the list's own filters. */
  where?: readonly Expression<SqlBool>[]
  /** The column that comes before the places, where each of its values counts places of its own. */
  within?: string | undefined
  rows: (ids: string[]) => Promise<Row[]>
}

const orderColumn = { position: 'position', name: 'name_key', updated_at: 'updated_at' } as const

export async function listCataloguePage<Row extends { id: string }>(
  db: Connection,
  table: Table,
  { page, keyword, order }: CatalogueQuery,
  { state, where = [], within, rows }: Page<Row>,
) {
  let ids = db
    .selectFrom(table)
    .where((eb) => matchesKeyword(eb.ref('search'), keyword))
    .select('id')
  if (state?.length !== 2) ids = ids.where('archived_at', state?.[0] === 'archived' ? 'is not' : 'is', null)
  for (const condition of where) ids = ids.where(condition)
  return readListPage(db, {
    ids,
    by: orderColumn[order.column],
    within: within && order.column === 'position' ? sql.ref(within) : undefined,
    descending: order.descending,
    page,
    rows,
  })
}

/** The place behind all others. Two that are made at the same moment share it, and then go by their ids. */
export const lastPosition = (table: Table) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`

/** What every change of a row does beside what it is about. */
export const changedAt = (now: Date) => ({ version: sql<number>`version + 1`, updated_at: now })

type Archiving = {
  ids: readonly string[]
  /** Or restored. */
  archived: boolean
  /** The part of the table that may be touched, where it is not all of it. */
  where?: Expression<SqlBool>
}

/** Tells which of them it changed. */
export async function setArchived(
  db: Connection,
  table: Table,
  { ids, archived, where = sql<SqlBool>`true` }: Archiving,
  now: Date,
): Promise<string[]> {
  const changed = await db
    .updateTable(table)
    .set({ archived_at: archived ? now : null, ...changedAt(now) })
    .where('id', 'in', [...ids])
    .where('archived_at', archived ? 'is' : 'is not', null)
    .where(where)
    .returning('id')
    .execute()
  return changed.map(({ id }) => id)
}

/** Some rows with their places, locked: two people who sort at once would else end up with an order of nobody's. */
export async function lockPositions(db: Connection, table: Table, ids: readonly string[]) {
  return db
    .selectFrom(table)
    .where('id', 'in', [...ids])
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'position'])
    .forUpdate()
    .execute()
}

export async function setPosition(db: Connection, table: Table, id: string, position: number): Promise<void> {
  await db.updateTable(table).set({ position }).where('id', '=', id).execute()
}
