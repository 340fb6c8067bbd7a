import type { Reply } from '../../../api/calls.ts'
import type { ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery } from '../../queries.ts'

export type ListedSurvey = Reply<'GET /my-surveys'>[number]

export const surveysGrammar: ListGrammar = {
  order: '-created_at',
  orders: ['created_at', '-created_at', 'name', '-name', 'expires_at', '-expires_at'],
  filters: ['status', 'expired', 'kind'],
}

export const surveysQuery = (group_id: string) => (query: ListQuery) =>
  pageQuery('GET /my-surveys', { query: { ...query, group_id } })
