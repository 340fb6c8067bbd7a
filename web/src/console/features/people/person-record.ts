import type { Reply } from '../../../api/calls.ts'
import { readQuery } from '../../queries.ts'

/** One person with all that staff may know of them. */
export type PersonRecord = Reply<'GET /admin/users/{id}'>

export const personQuery = (id: string) => readQuery('GET /admin/users/{id}', { params: { id } })

/** What is read anew when something about a person has changed. */
export const stalePeople = [
  '/admin/users',
  '/admin/users/{id}',
  '/admin/users/owner-check',
  '/admin/groups',
  '/admin/groups/{id}',
  '/admin/groups/{id}/summary',
] as const
