import type { QueryClient } from '@tanstack/react-query'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery } from '../../queries.ts'

export const strategiesGrammar: ListGrammar = {
  order: 'position',
  orders: ['position', '-position', 'name', '-name', 'updated_at', '-updated_at'],
  filters: ['state'],
}

export const strategiesQuery = (query: ListQuery) => pageQuery('GET /admin/hiring-strategy', { query })

export const beginStrategies = (client: QueryClient, address: ListAddress) =>
  beginList(client, address, strategiesGrammar, strategiesQuery)

/** What is out of date once a strategy was changed. */
export const staleAfterStrategy = [
  '/admin/hiring-strategy',
  '/admin/hiring-strategy/{id}',
  '/admin/hiring-strategy/sequence',
]
