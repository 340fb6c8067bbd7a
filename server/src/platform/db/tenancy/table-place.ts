import type { Tables } from '../tables.ts'

/**
 * Whose rows a table holds. A tenant table belongs to the companies: `group_id` stands first in its primary key and in
 * every statement that touches it. A shared table belongs to the platform: people, and what staff maintain.
 *
 * A session names a company only when it is a survey's; it is the person's all the same, and found before any company
 * is known. So is a link, by a visitor who has no session to say which company it leads into.
 */
export const tablePlace = {
  audit_events: 'tenant',
  departments: 'tenant',
  files: 'tenant',
  groups: 'shared',
  links: 'shared',
  mail_suppressions: 'shared',
  mails: 'tenant',
  memberships: 'tenant',
  migrations: 'shared',
  options: 'shared',
  plans: 'shared',
  preferences: 'shared',
  rate_limits: 'shared',
  sessions: 'shared',
  subscriptions: 'tenant',
  trials: 'shared',
  users: 'shared',
} as const satisfies Record<keyof Tables, 'tenant' | 'shared'>

const places = new Map<string, 'tenant' | 'shared'>(Object.entries(tablePlace))

/** Anything that is no table of ours, such as the name of a subquery, is derived from tables that are looked at themselves. */
export function placeOf(name: string): 'tenant' | 'shared' | 'derived' {
  return places.get(name) ?? 'derived'
}
