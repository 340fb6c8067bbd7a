import type { QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery, readQuery } from '../../queries.ts'

export type ListedTransaction = Reply<'GET /admin/transactions'>[number]
export type Transaction = Reply<'GET /admin/transactions/{id}'>
export type TransactionDefaults = Reply<'GET /admin/transactions/defaults'>

export const transactionsGrammar: ListGrammar = {
  order: '-purchased_at',
  orders: ['purchased_at', '-purchased_at'],
  filters: ['group', 'kind', 'status', 'method', 'type'],
}

export const transactionsQuery = (query: ListQuery) => pageQuery('GET /admin/transactions', { query })

export const transactionQuery = (id: string) => readQuery('GET /admin/transactions/{id}', { params: { id } })

export const transactionDefaultsQuery = (group_id: string) =>
  readQuery('GET /admin/transactions/defaults', { query: { group_id } })

export const beginTransactions = (client: QueryClient, address: ListAddress) =>
  beginList(client, address, transactionsGrammar, transactionsQuery)

/** What a change of a transaction makes stale. */
export const stalePaths = [
  '/admin/transactions',
  '/admin/transactions/defaults',
  '/admin/transactions/{id}',
  '/admin/dashboard',
  '/admin/invoices',
]
