import { roleId } from '@catchpitch/contract/access/roles'
import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { Language } from '@catchpitch/contract/languages'
import { wpOrderState } from '@catchpitch/contract/orders/wp-order'
import type { listWpOrders as endpoint } from '@catchpitch/contract/orders/wp-orders.endpoints'
import { type Insertable, sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'
import type { Tables } from '#platform/db/tables'

/** What a shop has told of an order. */
export type WpOrderRow = Omit<
  Insertable<Tables['wp_orders']>,
  'id' | 'store' | 'received_at' | 'group_id' | 'subscription_id' | 'activated_at' | 'activated_by' | 'erased_at'
>

type Arrived = { id: string; store: string; received_at: Date }

/**
 * Stores the latest that a shop has told of an order. What is older or was told before changes nothing, in whatever
 * order deliveries come; nothing of a person who was erased comes back.
 */
export async function storeWpOrder(db: Connection, arrived: Arrived, row: WpOrderRow): Promise<void> {
  await db
    .insertInto('wp_orders')
    .values({ ...row, ...arrived })
    .onConflict((conflict) =>
      conflict
        .columns(['store', 'wp_id'])
        .doUpdateSet((eb) => ({
          number: eb.ref('excluded.number'),
          status: eb.ref('excluded.status'),
          total_minor: eb.ref('excluded.total_minor'),
          tax_minor: eb.ref('excluded.tax_minor'),
          currency: eb.ref('excluded.currency'),
          items: eb.ref('excluded.items'),
          modified_at: eb.ref('excluded.modified_at'),
          rank: eb.ref('excluded.rank'),
          digest: eb.ref('excluded.digest'),
          received_at: eb.ref('excluded.received_at'),
          name: sql<string>`case when wp_orders.erased_at is null then excluded.name else '' end`,
          email_key: sql<string | null>`case when wp_orders.erased_at is null then excluded.email_key end`,
          body: sql<string | null>`case when wp_orders.erased_at is null then excluded.body end`,
        }))
        .where(
          sql<boolean>`(excluded.modified_at, excluded.rank, excluded.digest)
            > (wp_orders.modified_at, wp_orders.rank, wp_orders.digest)`,
        ),
    )
    .execute()
}

/** An order that is gone from the shop stays here, marked; one that we have not heard of yet is remembered as gone. */
export async function markWpOrderDeleted(db: Connection, arrived: Arrived, wp_id: string): Promise<void> {
  await db
    .insertInto('wp_orders')
    .values({
      ...arrived,
      wp_id,
      number: wp_id,
      status: '',
      deleted: true,
      total_minor: 0,
      tax_minor: 0,
      currency: 'MYR',
      name: '',
      items: '[]',
      // Whatever else is told of it is newer.
      modified_at: new Date(0),
      rank: 0,
      digest: '',
    })
    .onConflict((conflict) =>
      conflict.columns(['store', 'wp_id']).doUpdateSet({ deleted: true }).where('wp_orders.deleted', '=', false),
    )
    .execute()
}

async function readWpOrders(db: Connection, ids: readonly string[]) {
  return db
    .selectFrom('wp_orders')
    .leftJoin('groups', 'groups.id', 'wp_orders.group_id')
    .leftJoin('users as staff', 'staff.id', 'wp_orders.activated_by')
    .where('wp_orders.id', 'in', ids)
    .select([
      'wp_orders.id',
      'wp_orders.store',
      'wp_orders.number',
      'wp_orders.status',
      'wp_orders.deleted',
      'wp_orders.state',
      'wp_orders.total_minor',
      'wp_orders.tax_minor',
      'wp_orders.currency',
      'wp_orders.email_key',
      'wp_orders.name',
      'wp_orders.items',
      'wp_orders.modified_at',
      'wp_orders.subscription_id',
      'wp_orders.activated_at',
      'groups.id as group_id',
      'groups.name as group_name',
      'staff.id as staff_id',
      'staff.first_name',
      'staff.last_name',
    ])
    .execute()
}

export async function findWpOrder(db: Connection, id: string) {
  const [order] = await readWpOrders(db, [id])
  return order
}

export async function listWpOrders(db: Connection, query: QueryOf<typeof endpoint>) {
  const { store, state } = query.filter
  let ids = db
    .selectFrom('wp_orders')
    .where((eb) => matchesKeyword(eb.ref('search'), query.keyword))
    .select('id')
  if (store) ids = ids.where('store', 'in', store)
  if (state) {
    ids = ids.where(
      'state',
      'in',
      state.map((word) => wpOrderState[word]),
    )
  }
  return readListPage(db, {
    ids,
    by: 'modified_at',
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) => readWpOrders(db, wanted),
  })
}

/** Jumps from one shop to the next in the index: there are a few shops, and orders without an end. */
export async function listWpStores(db: Connection): Promise<{ store: string }[]> {
  const { rows } = await sql<{ store: string }>`
    with recursive shop as (
      (select store from wp_orders order by store limit 1)
      union all
      select (select store from wp_orders where store > shop.store order by store limit 1) from shop
      where shop.store is not null
    )
    select store from shop where store is not null`.execute(db)
  return rows
}

/** The plans that are sold under these names, in the order in which they are offered. */
export async function listPlansBySku(db: Connection, skus: readonly string[], language: Language) {
  if (skus.length === 0) return []
  return db
    .selectFrom('plans')
    .where('sku', 'in', skus)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .select((eb) => ['id', 'sku', 'kind', inLanguage(eb.ref('title'), language).as('title')])
    .execute()
}

export async function findPlanTerms(db: Connection, id: string) {
  return db
    .selectFrom('plans')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .select(['id', 'kind', 'period'])
    .executeTakeFirst()
}

/** The companies whose owners have these addresses. */
export async function listCompaniesOfOwners(db: Connection, email_keys: readonly string[]) {
  if (email_keys.length === 0) return []
  return acrossGroups(db)
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('groups', 'groups.id', 'memberships.group_id')
    .where('users.email_key', 'in', email_keys)
    .where('memberships.role_id', '=', roleId.owner)
    .where('memberships.deactivated_at', 'is', null)
    .orderBy('groups.created_at')
    .orderBy('groups.id')
    .select(['users.email_key', 'groups.id', 'groups.name'])
    .execute()
}

/** Locked, so that of two who activate it at the same moment the second sees what the first has done. */
export async function lockWpOrder(db: Connection, id: string) {
  return db
    .selectFrom('wp_orders')
    .where('id', '=', id)
    .select(['id', 'store', 'number', 'state', 'total_minor', 'tax_minor', 'currency', 'items'])
    .forUpdate()
    .executeTakeFirst()
}

type Activation = { group_id: string; subscription_id: string; activated_by: string; activated_at: Date }

export async function markWpOrderActivated(db: Connection, id: string, activation: Activation): Promise<void> {
  await db.updateTable('wp_orders').set(activation).where('id', '=', id).execute()
}
