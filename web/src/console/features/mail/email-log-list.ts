import type { QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery } from '../../queries.ts'

export type ListedEmail = Reply<'GET /admin/email-logs'>[number]

/** The newest first: whoever looks here wants to know what became of a mail that was just sent. */
export const emailLogGrammar: ListGrammar = {
  order: '-created_at',
  orders: ['created_at', '-created_at'],
  filters: ['state', 'kind', 'group'],
}

export const emailLogQuery = (query: ListQuery) => pageQuery('GET /admin/email-logs', { query })

export const beginEmailLog = (client: QueryClient, address: ListAddress) =>
  beginList(client, address, emailLogGrammar, emailLogQuery)
