import type { QueryClient } from '@tanstack/react-query'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery } from '../../queries.ts'

/** The specification leads back to this list by `?page=1&keyword=&group=`, so the company stands apart. */
export const peopleGrammar: ListGrammar = {
  order: 'created_at',
  orders: ['created_at', '-created_at', 'name', '-name'],
  filters: ['group', 'role', 'verified', 'active'],
  apart: ['group'],
}

export const peopleQuery = (query: ListQuery) => pageQuery('GET /admin/users', { query })

export const beginPeople = (client: QueryClient, address: ListAddress) =>
  beginList(client, address, peopleGrammar, peopleQuery)
