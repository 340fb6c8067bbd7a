import type { QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery, readQuery } from '../../queries.ts'

export type Subscription = Reply<'GET /admin/subscriptions/{id}'>

export const subscriptionsGrammar: ListGrammar = {
  order: '-created_at',
  orders: ['created_at', '-created_at', 'ends_at', '-ends_at'],
  filters: ['group', 'plan', 'status', 'method'],
}

export const subscriptionsQuery = (query: ListQuery) => pageQuery('GET /admin/subscriptions/list', { query })
export const productsQuery = readQuery('GET /admin/subscriptions/products', {})
export const subscriptionQuery = (id: string) => readQuery('GET /admin/subscriptions/{id}', { params: { id } })
export const companyPlansQuery = (group_id: string) =>
  readQuery('GET /admin/subscriptions/by-group', { query: { group_id } })

/** What a change of a subscription makes stale. */
export const stalePaths = [
  '/admin/subscriptions/list',
  '/admin/subscriptions/by-group',
  '/admin/subscriptions/{id}',
  '/admin/transactions',
  // A company's page and the list of companies tell which plan it has.
  '/admin/groups',
  '/admin/groups/{id}',
  '/admin/groups/{id}/summary',
]

export const beginSubscriptions = (client: QueryClient, address: ListAddress) =>
  beginList(client, address, subscriptionsGrammar, subscriptionsQuery)
