import type { QueryClient } from '@tanstack/react-query'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery } from '../../queries.ts'

/** The newest first: whoever opens a log wants to know what has just happened. */
export const auditGrammar: ListGrammar = {
  order: '-at',
  orders: ['at', '-at'],
  filters: ['action', 'actor', 'group', 'impersonator', 'subject'],
}

export const auditQuery = (query: ListQuery) => pageQuery('GET /admin/audit-log', { query })

export const beginAudit = (client: QueryClient, address: ListAddress) =>
  beginList(client, address, auditGrammar, auditQuery)
