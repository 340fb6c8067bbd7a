import type { QueryClient } from '@tanstack/react-query'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery } from '../../queries.ts'

export const groupsGrammar: ListGrammar = {
  order: 'name',
  orders: ['name', '-name', 'created_at', '-created_at'],
  filters: ['industry', 'business_size', 'suspended'],
}

export const groupsQuery = (query: ListQuery) => pageQuery('GET /admin/groups', { query })

export const beginGroups = (client: QueryClient, address: ListAddress) =>
  beginList(client, address, groupsGrammar, groupsQuery)
