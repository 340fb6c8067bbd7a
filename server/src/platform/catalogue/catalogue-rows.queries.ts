import type { Connection } from '#platform/db/database'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'

/*
 * What every table of the catalogue can do, because all have the same bones: a name, a place in the order, a version,
 * and that it is archived instead of removed.
 */

type CatalogueTable = 'hiring_strategies' | 'admin_slides'

type CatalogueQuery = {
  page: number
  keyword: string
  order: { column: 'position' | 'name' | 'updated_at'; descending: boolean }
  filter: { state?: ('current' | 'archived')[] }
}

const orderColumn = { position: 'position', name: 'name_key', updated_at: 'updated_at' } as const

/** The ids of what is offered today; of archived ones, or of all, when that is asked for. */
function idsOf(db: Connection, table: CatalogueTable, { keyword, filter: { state } }: CatalogueQuery) {
  const found = db
    .selectFrom(table)
    .where((eb) => matchesKeyword(eb.ref('search'), keyword))
    .select('id')
  if (state?.length === 2) return found
  return found.where('archived_at', state?.[0] === 'archived' ? 'is not' : 'is', null)
}

/** One page of a table; `narrow` keeps only what the list's own filters let through. */
export async function listCataloguePage<Row extends { id: string }>(
  db: Connection,
  table: CatalogueTable,
  query: CatalogueQuery,
  rows: (ids: string[]) => Promise<Row[]>,
  narrow: (ids: ReturnType<typeof idsOf>) => ReturnType<typeof idsOf> = (ids) => ids,
) {
  const { order, page } = query
  const ids = narrow(idsOf(db, table, query))
  return readListPage(db, { ids, by: orderColumn[order.column], descending: order.descending, page, rows })
}

/** The place behind all others. */
export async function lastPosition(db: Connection, table: CatalogueTable): Promise<number> {
  const last = await db
    .selectFrom(table)
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .select('position')
    .executeTakeFirst()
  return (last?.position ?? 0) + 1
}

/** Tells which of them it changed. */
export async function setArchived(
  db: Connection,
  table: CatalogueTable,
  ids: readonly string[],
  archived: boolean,
  now: Date,
): Promise<string[]> {
  const changed = await db
    .updateTable(table)
    .set(({ eb }) => ({ archived_at: archived ? now : null, version: eb('version', '+', 1), updated_at: now }))
    .where('id', 'in', [...ids])
    .where('archived_at', archived ? 'is' : 'is not', null)
    .returning('id')
    .execute()
  return changed.map(({ id }) => id)
}

/** Some rows with their places, locked: two people who sort at once would else end up with an order of nobody's. */
export async function lockPositions(db: Connection, table: CatalogueTable, ids: readonly string[]) {
  return db
    .selectFrom(table)
    .where('id', 'in', [...ids])
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'position'])
    .forUpdate()
    .execute()
}

export async function setPosition(db: Connection, table: CatalogueTable, id: string, position: number): Promise<void> {
  await db.updateTable(table).set({ position }).where('id', '=', id).execute()
}
