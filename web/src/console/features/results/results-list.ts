import type { QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery, readQuery } from '../../queries.ts'

export type ListedResult = Reply<'GET /my-surveys/{id}/results'>[number]
export type Dot = Reply<'GET /my-surveys/get-users-2d-dynamic-results'>['dots'][number]

export const resultsGrammar: ListGrammar = {
  order: '-completed_at',
  orders: ['completed_at', '-completed_at'],
  filters: ['status', 'flag', 'dimension', 'query', 'from', 'until'],
}

/** The survey whose results are looked at, and the company that it is of. */
export type SurveyKey = { group_id: string; id: string }

export const resultsQuery =
  ({ group_id, id }: SurveyKey) =>
  (query: ListQuery) =>
    pageQuery('GET /my-surveys/{id}/results', { params: { id }, query: { ...query, group_id } })

export const mapQuery = ({ group_id, id }: SurveyKey) =>
  readQuery('GET /my-surveys/get-users-2d-dynamic-results', { query: { group_id, survey_id: id } })

export function beginResults(client: QueryClient, address: ListAddress, key: SurveyKey): void {
  // What fails is told by the page.
  client.query(mapQuery(key)).catch(() => {})
  beginList(client, address, resultsGrammar, resultsQuery(key))
}
