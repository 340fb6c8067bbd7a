import type { QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery, readQuery } from '../../queries.ts'

export type Order = Reply<'GET /orders'>[number]
export type OrderWithInvoice = Reply<'GET /orders/{id}'>

export const ordersGrammar: ListGrammar = {
  order: '-purchased_at',
  orders: ['purchased_at', '-purchased_at'],
  filters: ['status'],
}

export const ordersQuery = (group_id: string) => (query: ListQuery) =>
  pageQuery('GET /orders', { query: { ...query, group_id } })

export const orderQuery = (group_id: string, id: string) =>
  readQuery('GET /orders/{id}', { params: { id }, query: { group_id } })

export const beginOrders = (client: QueryClient, address: ListAddress, group_id: string) =>
  beginList(client, address, ordersGrammar, ordersQuery(group_id))
