import type { QueryClient } from '@tanstack/react-query'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery } from '../../queries.ts'

export const situationsGrammar: ListGrammar = {
  order: 'position',
  orders: ['position', '-position', 'name', '-name', 'updated_at', '-updated_at'],
  filters: ['dimension'],
}

export const situationsQuery = (query: ListQuery) => pageQuery('GET /admin/situations', { query })

export const beginSituations = (client: QueryClient, address: ListAddress) =>
  beginList(client, address, situationsGrammar, situationsQuery)

/** What is read anew when one of them has changed: itself, and wherever it is named or chosen. */
export const staleSituations = [
  '/admin/situations',
  '/admin/situations/{id}',
  '/admin/situations/list',
  '/admin/modules',
  '/admin/modules/{id}',
  '/admin/choices/{source}',
]
