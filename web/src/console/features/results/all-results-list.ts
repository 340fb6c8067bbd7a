import type { QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery } from '../../queries.ts'

export type AnyResult = Reply<'GET /admin/results'>[number]
export type Snapshot = Reply<'GET /admin/snapshots'>[number]
export type Repeat = Reply<'GET /admin/multiple-survey-attempts'>[number]

/** The latest first, in all three: whoever opens one wants to know what has just come. */
export const allResultsGrammar: ListGrammar = {
  order: '-completed_at',
  orders: ['completed_at', '-completed_at'],
  filters: ['group', 'survey', 'kind', 'status', 'from', 'until'],
}
export const allResultsQuery = (query: ListQuery) => pageQuery('GET /admin/results', { query })

export const snapshotsGrammar: ListGrammar = {
  order: '-taken_at',
  orders: ['taken_at', '-taken_at'],
  filters: ['group'],
}
export const snapshotsQuery = (query: ListQuery) => pageQuery('GET /admin/snapshots', { query })
export const ownSnapshotsQuery = (id: string) => (query: ListQuery) =>
  pageQuery('GET /admin/results/{id}/snapshots', { params: { id }, query })

export const repeatsGrammar: ListGrammar = {
  order: '-started_at',
  orders: ['started_at', '-started_at'],
  filters: ['group'],
}
export const repeatsQuery = (query: ListQuery) => pageQuery('GET /admin/multiple-survey-attempts', { query })

export const beginAllResults = (client: QueryClient, address: ListAddress) =>
  beginList(client, address, allResultsGrammar, allResultsQuery)
export const beginRepeats = (client: QueryClient, address: ListAddress) =>
  beginList(client, address, repeatsGrammar, repeatsQuery)
