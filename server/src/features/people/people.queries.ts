import { type RoleKey, roleId } from '@catchpitch/contract/access/roles'
import type { QueryOf } from '@catchpitch/contract/endpoint'
import { platformGroupId } from '@catchpitch/contract/ids'
import type {
  listGroupOptions as groupsEndpoint,
  listPeople as peopleEndpoint,
} from '@catchpitch/contract/people/people.endpoints'
import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'
import type { Tables } from '#platform/db/tables'

/** Whether there is a password at all; what it is never leaves the table. */
const hasPassword = sql<boolean>`users.password_hash is not null`

/** Everybody on one page of the list, each with the companies they are in, by name. */
async function readPeople(db: Connection, ids: string[]) {
  return acrossGroups(db)
    .selectFrom('users')
    .where('users.id', 'in', ids)
    .select((eb) => [
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.platform_role',
      'users.verified_at',
      'users.deactivated_at',
      'users.erased_at',
      'users.created_at',
      hasPassword.as('has_password'),
      jsonArrayFrom(
        eb
          .selectFrom('memberships')
          .innerJoin('groups', 'groups.id', 'memberships.group_id')
          .whereRef('memberships.user_id', '=', 'users.id')
          .where('memberships.deactivated_at', 'is', null)
          .orderBy(sql`folded(groups.name)`)
          .orderBy('groups.id')
          .select(['groups.id', 'groups.name', 'memberships.role_id']),
      ).as('groups'),
    ])
    .execute()
}

type Users = ExpressionBuilder<Tables, 'users'>

const memberships = (eb: Users) =>
  eb
    .selectFrom('memberships')
    .whereRef('memberships.user_id', '=', 'users.id')
    .where('memberships.deactivated_at', 'is', null)
    .select('memberships.user_id')

const workingRoles = [roleId.owner, roleId.manager, roleId.member]

const isStaffRole = (role: RoleKey) => role === 'root' || role === 'moderator'

/**
 * Whether somebody has one of these roles, on the platform or in any company. An applicant is who is nothing more
 * anywhere, as everybody is who signs up without a company. Asked for one kind of role alone, which is the rule, this
 * is one condition that an index answers, and no choice between several.
 */
function hasRole(eb: Users, roles: readonly RoleKey[]) {
  const staff = roles.filter(isStaffRole).map((role) => roleId[role])
  const working = roles.filter((role) => !isStaffRole(role) && role !== 'applicant').map((role) => roleId[role])
  const worksNowhere = eb.not(eb.exists(memberships(eb).where('memberships.role_id', 'in', workingRoles)))
  return eb.or([
    ...(staff.length > 0 ? [eb('users.platform_role', 'in', staff)] : []),
    ...(working.length > 0 ? [eb.exists(memberships(eb).where('memberships.role_id', 'in', working))] : []),
    ...(roles.includes('applicant') ? [eb.and([eb('users.platform_role', 'is', null), worksNowhere])] : []),
  ])
}

const orderColumn = {
  created_at: sql`users.created_at`,
  name: sql`folded(users.first_name || ' ' || users.last_name)`,
} as const

/** The only value of a filter that asks for yes or no, if it asks for one of them alone. */
const only = (values: readonly ('yes' | 'no')[] | undefined) => (new Set(values).size === 1 ? values?.[0] : undefined)

/** `with_staff` tells whether roots and moderators are in the list too. */
export async function listPeople(db: Connection, query: QueryOf<typeof peopleEndpoint>, with_staff: boolean) {
  const { group: group_ids, role: roles } = query.filter
  const verified = only(query.filter.verified)
  const active = only(query.filter.active)
  let ids = acrossGroups(db)
    .selectFrom('users')
    .where((eb) => matchesKeyword(eb.ref('users.search'), query.keyword))
    // Of somebody who was removed or erased only the row is left, which others point at.
    .where('users.erased_at', 'is', null)
    .select('users.id')
  if (!with_staff) ids = ids.where('users.platform_role', 'is', null)
  if (verified) ids = ids.where('users.verified_at', verified === 'yes' ? 'is not' : 'is', null)
  if (active) ids = ids.where('users.deactivated_at', active === 'yes' ? 'is' : 'is not', null)
  if (roles) ids = ids.where((eb) => hasRole(eb, roles))
  if (group_ids) {
    ids = ids.where((eb) => eb.exists(memberships(eb).where('memberships.group_id', 'in', group_ids)))
  }
  return readListPage(db, {
    ids,
    by: orderColumn[query.order.column],
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) => readPeople(db, wanted),
  })
}

/** Companies by name; the platform's own row is none. */
export async function listGroupOptions(db: Connection, query: QueryOf<typeof groupsEndpoint>) {
  return readListPage(db, {
    ids: db
      .selectFrom('groups')
      .where('id', '!=', platformGroupId)
      .where((eb) => matchesKeyword(eb.ref('search'), query.keyword))
      .select('id'),
    by: sql`folded(name)`,
    descending: query.order.descending,
    page: query.page,
    rows: (ids) => db.selectFrom('groups').where('id', 'in', ids).select(['id', 'name']).execute(),
  })
}
