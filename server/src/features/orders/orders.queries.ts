import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { Language } from '@catchpitch/contract/languages'
import { orderState } from '@catchpitch/contract/orders/orders'
import type { listOrders as endpoint } from '@catchpitch/contract/orders/orders.endpoints'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'

/** One page's orders, each with the plan that it was for as it is called today. */
async function readOrders(db: Connection, group_id: string, ids: string[], language: Language) {
  return db
    .selectFrom('transactions')
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.group_id', '=', 'transactions.group_id')
        .onRef('subscriptions.id', '=', 'transactions.subscription_id'),
    )
    .leftJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .leftJoin('transactions as back', (join) =>
      join.onRef('back.group_id', '=', 'transactions.group_id').onRef('back.reverses_id', '=', 'transactions.id'),
    )
    .where('transactions.group_id', '=', group_id)
    .where('transactions.id', 'in', ids)
    .select((eb) => [
      'transactions.id',
      'transactions.product_name',
      'transactions.starts_at',
      'transactions.ends_at',
      'transactions.purchased_at',
      'transactions.reference',
      'transactions.method',
      'transactions.status',
      'transactions.kind as entry_kind',
      'back.id as reversed_by_id',
      'transactions.amount_minor',
      'transactions.tax_minor',
      'transactions.currency',
      'plans.kind',
      inLanguage(eb.ref('plans.title'), language).$castTo<string | null>().as('plan_title'),
    ])
    .execute()
}

export async function findOrder(db: Connection, group_id: string, id: string, language: Language) {
  const [order] = await readOrders(db, group_id, [id], language)
  return order
}

export async function listOrders(
  db: Connection,
  group_id: string,
  query: QueryOf<typeof endpoint>,
  language: Language,
) {
  const { status: states } = query.filter
  let ids = db
    .selectFrom('transactions')
    .where('group_id', '=', group_id)
    .where((eb) => matchesKeyword(eb.ref('search'), query.keyword))
    .select('id')
  if (states) {
    ids = ids.where(
      'status',
      'in',
      states.map((state) => orderState[state]),
    )
  }
  return readListPage(db, {
    ids,
    by: 'purchased_at',
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) => readOrders(db, group_id, wanted, language),
  })
}
