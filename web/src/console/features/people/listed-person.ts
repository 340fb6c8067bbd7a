import type { Reply } from '../../../api/calls.ts'

/** A row of the list of people. */
export type ListedPerson = Reply<'GET /admin/users'>[number]

/** Whom something can be done for, from the list or from their own page. */
export type HelpedPerson = Pick<ListedPerson, 'id' | 'full_name' | 'email' | 'can'>
