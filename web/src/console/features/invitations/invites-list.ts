import type { QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery, readQuery } from '../../queries.ts'

export type ListedInvite = Reply<'GET /my-surveys/{id}/invites'>[number]
export type ListedParticipant = Reply<'GET /participants'>[number]
export type InterestedParticipant = Reply<'GET /my-surveys/interested-to-proceed/list'>[number]
export type DeclinedParticipant = Reply<'GET /my-surveys/maybe-next-time/list'>[number]
export type Participation = Reply<'GET /my-surveys/{id}/participation'>

/** The survey whose people are looked at, and the company that it is of. */
export type SurveyKey = { group_id: string; id: string }

/** The newest first: whoever comes here has just invited somebody, more often than not. */
export const invitesGrammar: ListGrammar = {
  order: '-added',
  orders: ['added', '-added'],
  filters: ['state', 'source', 'language'],
}

export const invitesQuery =
  ({ group_id, id }: SurveyKey) =>
  (query: ListQuery) =>
    pageQuery('GET /my-surveys/{id}/invites', { params: { id }, query: { ...query, group_id } })

export const participationQuery = ({ group_id, id }: SurveyKey) =>
  readQuery('GET /my-surveys/{id}/participation', { params: { id }, query: { group_id } })

export function beginInvites(client: QueryClient, address: ListAddress, key: SurveyKey): void {
  // What fails is told by the page.
  client.query(participationQuery(key)).catch(() => {})
  beginList(client, address, invitesGrammar, invitesQuery(key))
}

export const participantsGrammar: ListGrammar = {
  order: '-created_at',
  orders: ['created_at', '-created_at'],
  filters: ['state', 'survey'],
}

export const participantsQuery = (group_id: string) => (query: ListQuery) =>
  pageQuery('GET /participants', { query: { ...query, group_id } })

export const beginParticipants = (client: QueryClient, address: ListAddress, group_id: string) =>
  beginList(client, address, participantsGrammar, participantsQuery(group_id))

/** Those who have said whether they are interested, whoever said so last first. */
export const responsesGrammar: ListGrammar = {
  order: '-interest_at',
  orders: ['interest_at', '-interest_at'],
  filters: ['state', 'survey'],
}

export const interestedQuery = (group_id: string) => (query: ListQuery) =>
  pageQuery('GET /my-surveys/interested-to-proceed/list', { query: { ...query, group_id } })

export const declinedQuery = (group_id: string) => (query: ListQuery) =>
  pageQuery('GET /my-surveys/maybe-next-time/list', { query: { ...query, group_id } })
