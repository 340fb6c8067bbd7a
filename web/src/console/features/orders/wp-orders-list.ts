import type { QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery, readQuery } from '../../queries.ts'

export type WpOrder = Reply<'GET /admin/wp-orders'>[number]

export const wpOrdersGrammar: ListGrammar = {
  order: '-modified_at',
  orders: ['modified_at', '-modified_at'],
  filters: ['store', 'state'],
}

export const wpOrdersQuery = (query: ListQuery) => pageQuery('GET /admin/wp-orders', { query })

export const wpStoresQuery = readQuery('GET /admin/wp-orders/stores', {})

export const beginWpOrders = (client: QueryClient, address: ListAddress) =>
  beginList(client, address, wpOrdersGrammar, wpOrdersQuery)

/** The name that people know a shop by. */
export const shopName = (store: string) => store.replace(/^https?:\/\//, '')

const knownStatuses = [
  'pending',
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
  'failed',
  'deleted',
] as const

/** The status as we can say it in the reader's language; a shop may have others of its own. */
export const knownStatus = (status: string) => knownStatuses.find((known) => known === status)

/** Whether the shop says that it has the money. */
export const isPaid = (status: string) => status === 'processing' || status === 'completed'

/** What activating a plan makes stale. */
export const stalePaths = [
  '/admin/wp-orders',
  '/admin/subscriptions/list',
  '/admin/subscriptions/by-group',
  '/admin/transactions',
  '/admin/dashboard',
  '/admin/invoices',
  '/admin/groups',
  '/admin/groups/{id}',
  '/admin/groups/{id}/summary',
]
