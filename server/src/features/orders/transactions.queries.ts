import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { Language } from '@catchpitch/contract/languages'
import { orderState, paymentMethod, transactionKind } from '@catchpitch/contract/orders/orders'
import type { listTransactions as endpoint } from '@catchpitch/contract/orders/transactions.endpoints'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'

type Key = { group_id: string; id: string }

/** Orders with the names that belong to them: joined to the rows of one page, not to all there are. */
async function readTransactions(db: Connection, keys: readonly Key[], language: Language) {
  return db
    .selectFrom('transactions as entry')
    .innerJoin('groups', 'groups.id', 'entry.group_id')
    .leftJoin('options as type', 'type.id', 'entry.type_id')
    .leftJoin('transactions as back', (join) =>
      join.onRef('back.group_id', '=', 'entry.group_id').onRef('back.reverses_id', '=', 'entry.id'),
    )
    .leftJoin('users as staff', 'staff.id', 'entry.entered_by')
    .where((eb) =>
      eb(
        eb.refTuple('entry.group_id', 'entry.id'),
        'in',
        keys.map(({ group_id, id }) => eb.tuple(group_id, id)),
      ),
    )
    .select((eb) => [
      'entry.id',
      'entry.group_id',
      'groups.name as group_name',
      'entry.product_name',
      'entry.starts_at',
      'entry.ends_at',
      'entry.purchased_at',
      'entry.reference',
      'entry.method',
      'entry.status',
      'entry.kind',
      'back.id as reversed_by_id',
      'entry.amount_minor',
      'entry.tax_minor',
      'entry.currency',
      'entry.type_id',
      inLanguage(eb.ref('type.name'), language).$castTo<string | null>().as('type_name'),
      'staff.id as staff_id',
      'staff.first_name',
      'staff.last_name',
    ])
    .execute()
}

/** One entry as the list tells it, by its id alone, with what the list has no room for. */
export async function findTransaction(db: Connection, id: string, language: Language) {
  const found = await acrossGroups(db)
    .selectFrom('transactions as entry')
    .leftJoin('files', (join) =>
      join.onRef('files.group_id', '=', 'entry.group_id').onRef('files.id', '=', 'entry.evidence_file_id'),
    )
    .where('entry.id', '=', id)
    .select([
      'entry.group_id',
      'entry.id',
      'entry.note',
      'entry.evidence_file_id',
      'files.content_type as evidence_type',
      'entry.subscription_id',
      'entry.reverses_id',
      'entry.refunds_id',
      'entry.version',
    ])
    .executeTakeFirst()
  if (!found) return undefined
  const [listed] = await readTransactions(db, [found], language)
  return listed && { ...listed, ...found }
}

export async function listTransactions(db: Connection, query: QueryOf<typeof endpoint>, language: Language) {
  const { group, status, method, type, kind } = query.filter
  const everywhere = acrossGroups(db)
  let ids = everywhere
    .selectFrom('transactions')
    .where((eb) => matchesKeyword(eb.ref('search'), query.keyword))
    .select(['group_id', 'id'])
  if (group) ids = ids.where('group_id', 'in', group)
  if (type) ids = ids.where('type_id', 'in', type)
  if (status) {
    ids = ids.where(
      'status',
      'in',
      status.map((word) => orderState[word]),
    )
  }
  if (method) {
    ids = ids.where(
      'method',
      'in',
      method.map((word) => paymentMethod[word]),
    )
  }
  if (kind) {
    ids = ids.where(
      'kind',
      'in',
      kind.map((word) => transactionKind[word]),
    )
  }
  return readListPage(everywhere, {
    ids,
    by: 'purchased_at',
    descending: query.order.descending,
    page: query.page,
    rows: (_, keys) => readTransactions(db, keys, language),
  })
}
