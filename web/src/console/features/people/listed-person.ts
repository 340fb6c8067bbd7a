import type { Reply } from '../../../api/calls.ts'

/** A row of the list of people. */
export type ListedPerson = Reply<'GET /admin/users'>[number]
