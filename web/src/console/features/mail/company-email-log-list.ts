import type { QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery } from '../../queries.ts'

export type ListedCompanyEmail = Reply<'GET /email-logs'>[number]

/** The newest first: whoever looks here wants to know what became of a mail that was just sent. */
export const companyEmailLogGrammar: ListGrammar = {
  order: '-created_at',
  orders: ['created_at', '-created_at'],
  filters: ['state', 'kind', 'survey'],
}

export const companyEmailLogQuery = (group_id: string) => (query: ListQuery) =>
  pageQuery('GET /email-logs', { query: { ...query, group_id } })

export const beginCompanyEmailLog = (client: QueryClient, address: ListAddress, group_id: string) =>
  beginList(client, address, companyEmailLogGrammar, companyEmailLogQuery(group_id))
