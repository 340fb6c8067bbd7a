import type { QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery } from '../../queries.ts'

export type Transaction = Reply<'GET /admin/transactions'>[number]

export const transactionsGrammar: ListGrammar = {
  order: '-purchased_at',
  orders: ['purchased_at', '-purchased_at'],
  filters: ['group', 'status', 'method', 'type'],
}

export const transactionsQuery = (query: ListQuery) => pageQuery('GET /admin/transactions', { query })

export const beginTransactions = (client: QueryClient, address: ListAddress) =>
  beginList(client, address, transactionsGrammar, transactionsQuery)
