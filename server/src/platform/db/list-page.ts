import type { Pagination } from '@catchpitch/contract/envelope'
import { limits } from '@catchpitch/contract/limits'
import type { OrderByExpression, SelectQueryBuilder } from 'kysely'
import { acrossGroups } from './across-groups.ts'
import type { Connection } from './database.ts'

type HasId = { id: string }

type ListPage<Schema, Table extends keyof Schema, Key extends HasId, Row extends HasId> = {
  /** What belongs to the list: filtered, selecting the id of each row as `id`, neither ordered nor limited. */
  ids: SelectQueryBuilder<Schema, Table, Key>
  /** The column to sort by. It needs an index that starts with what `ids` filters by, and ends with the id. */
  by: OrderByExpression<Schema, Table, Key>
  /** The column that comes before it, where `by` counts anew for each of its values. */
  within?: OrderByExpression<Schema, Table, Key> | undefined
  descending: boolean
  /** From 1. */
  page: number
  /** Reads the rows of one page, in any order; by the whole keys where the id alone is not the key of the table. */
  rows: (ids: string[], keys: Key[]) => Promise<Row[]>
}

/**
 * Reads one page of a list: first its ids, which an index holds in order, then only those rows. `select *` with an
 * offset would read and throw away every row of the pages before.
 */
export async function readListPage<Schema, Table extends keyof Schema, Key extends HasId, Row extends HasId>(
  db: Connection,
  { ids, by, within, descending, page, rows }: ListPage<Schema, Table, Key, Row>,
): Promise<{ rows: Row[]; pagination: Pagination }> {
  const { per_page } = limits.list
  const direction = descending ? 'desc' : 'asc'
  const offset = (page - 1) * per_page
  const found = await (within ? ids.orderBy(within, direction) : ids)
    .orderBy(by, direction)
    // Without it, rows that are equal in the column could stand on two pages and others on none.
    .orderBy('id', direction)
    .offset(offset)
    .limit(per_page)
    .execute()
  const wanted = found.map(({ id }) => id)
  const byId = new Map((wanted.length > 0 ? await rows(wanted, found) : []).map((row) => [row.id, row]))
  const isLastPage = wanted.length < per_page && (wanted.length > 0 || page === 1)
  const counted = isLastPage ? offset + wanted.length : await count(db, ids)
  return {
    rows: wanted.flatMap((id) => byId.get(id) ?? []),
    pagination: paginationOf(counted, page),
  }
}

/**
 * Stops one beyond the limit: an exact count of a hundred thousand rows costs more than reading the page. Without another
 * look at whose rows they are: the same selection has just been read, by whoever may. Asked again with the connection's own
 * eyes, a list over companies would fail as soon as it fills a page.
 */
async function count<Schema, Table extends keyof Schema, Key>(
  db: Connection,
  ids: SelectQueryBuilder<Schema, Table, Key>,
): Promise<number> {
  const { counted } = await acrossGroups(db)
    .selectFrom(ids.limit(limits.list.counted + 1).as('listed'))
    .select((eb) => eb.fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow()
  return counted
}

function paginationOf(counted: number, page: number): Pagination {
  const total = Math.min(counted, limits.list.counted)
  return {
    total,
    more: counted > total,
    per_page: limits.list.per_page,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / limits.list.per_page)),
  }
}
