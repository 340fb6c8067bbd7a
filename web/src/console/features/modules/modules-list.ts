import type { QueryClient } from '@tanstack/react-query'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery } from '../../queries.ts'

export const modulesGrammar: ListGrammar = {
  order: 'position',
  orders: ['position', '-position', 'name', '-name', 'updated_at', '-updated_at'],
  filters: ['kind', 'state'],
}

export const modulesQuery = (query: ListQuery) => pageQuery('GET /admin/modules', { query })

export const beginModules = (client: QueryClient, address: ListAddress) =>
  beginList(client, address, modulesGrammar, modulesQuery)

/** What is read anew when one of them has changed: itself, and wherever it is named or chosen. */
export const staleModules = [
  '/admin/modules',
  '/admin/modules/{id}',
  '/admin/situations',
  '/admin/situations/{id}',
  '/admin/choices/{source}',
]
