import { roleId } from '@catchpitch/contract/access/roles'
import type { Connection } from '#platform/db/database'

/** What the invitation tells: who invites, and to which company. */
export async function findInviter(db: Connection, group_id: string, user_id: string) {
  return db
    .selectFrom('groups')
    .innerJoin('users', (join) => join.on('users.id', '=', user_id))
    .where('groups.id', '=', group_id)
    .select(['groups.name as company', 'users.first_name', 'users.last_name'])
    .executeTakeFirstOrThrow()
}

/** The account of an address, if it has one, and whether that person works in the company already. */
export async function findColleague(db: Connection, group_id: string, email_key: string) {
  return db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'users.id')
        .on('memberships.group_id', '=', group_id)
        .on('memberships.deactivated_at', 'is', null)
        // Somebody who applied there is not yet a colleague.
        .on('memberships.role_id', '!=', roleId.applicant),
    )
    .where('users.email_key', '=', email_key)
    .select(['users.id', 'users.language', 'memberships.role_id'])
    .executeTakeFirst()
}
