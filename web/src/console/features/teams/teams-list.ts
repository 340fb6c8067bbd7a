import type { QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery, readQuery } from '../../queries.ts'

export type Colleague = Reply<'GET /teams'>[number]
export type Invitation = Reply<'GET /teams/invitations'>[number]

export const teamGrammar: ListGrammar = {
  order: 'name',
  orders: ['name', '-name', 'joined_at', '-joined_at'],
  filters: ['role', 'department'],
}

export const teamQuery = (group_id: string) => (query: ListQuery) =>
  pageQuery('GET /teams', { query: { ...query, group_id } })

export const beginTeam = (client: QueryClient, address: ListAddress, group_id: string) =>
  beginList(client, address, teamGrammar, teamQuery(group_id))

export const invitationsQuery = (group_id: string) => readQuery('GET /teams/invitations', { query: { group_id } })
export const invitationQuery = (group_id: string, id: string) =>
  readQuery('GET /teams/invitations/{id}', { query: { group_id }, params: { id } })
export const coverQuery = (group_id: string) => readQuery('GET /cover-photo', { query: { group_id } })
export const colleagueQuery = (group_id: string, id: string) =>
  readQuery('GET /team-users/{id}', { query: { group_id }, params: { id } })

/** What is read anew when somebody came, went or became something else. */
export const staleTeam = [
  '/teams',
  '/team-users/{id}',
  '/teams/invitations',
  '/teams/invitations/{id}',
  '/departments',
] as const

/** What is read anew when a department came, went or is called otherwise. */
export const staleDepartments = [...staleTeam, '/user'] as const
