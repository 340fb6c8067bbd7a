import type { QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery } from '../../queries.ts'

export type PlanDetail = Reply<'GET /admin/plan-details/{id}'>

/** In the order in which companies see them. */
export const plansGrammar: ListGrammar = {
  order: 'position',
  orders: ['position', 'title', '-title', 'updated_at', '-updated_at'],
  filters: ['kind', 'state'],
}

export const plansQuery = (query: ListQuery) => pageQuery('GET /admin/plan-details', { query })

export const beginPlans = (client: QueryClient, address: ListAddress) =>
  beginList(client, address, plansGrammar, plansQuery)
