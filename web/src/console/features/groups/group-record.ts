import type { Reply } from '../../../api/calls.ts'
import { readQuery } from '../../queries.ts'

/** One company as staff see it. */
export type GroupRecord = Reply<'GET /admin/groups/{id}'>

export type ListedGroup = Reply<'GET /admin/groups'>[number]

export const groupQuery = (id: string) => readQuery('GET /admin/groups/{id}', { params: { id } })

/** What is read anew when something about a company has changed. */
export const staleGroups = [
  '/admin/groups',
  '/admin/groups/{id}',
  '/admin/groups/{id}/summary',
  // What other pages choose a company from.
  '/admin/groups/drop-down',
  '/admin/groups/list',
] as const
