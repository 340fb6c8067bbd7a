import type { Reply } from '../../api/calls.ts'

/** What a company shows of itself. */
export type CompanyData = Reply<'GET /open/catchers-pitch/{group}'>
