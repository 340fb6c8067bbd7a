import type { QueryOf } from '@catchpitch/contract/endpoint'
import { platformGroupId } from '@catchpitch/contract/ids'
import type {
  listGroupOptions as groupsEndpoint,
  listPeople as peopleEndpoint,
} from '@catchpitch/contract/people/people.endpoints'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'

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

/** `with_staff` tells whether roots and moderators are in the list too. */
export async function listPeople(db: Connection, query: QueryOf<typeof peopleEndpoint>, with_staff: boolean) {
  const { group: group_ids } = query.filter
  let ids = db
    .selectFrom('users')
    .where((eb) => matchesKeyword(eb.ref('users.search'), query.keyword))
    .select('users.id')
  if (!with_staff) ids = ids.where('users.platform_role', 'is', null)
  if (group_ids) {
    ids = ids.where((eb) =>
      eb.exists(
        eb
          .selectFrom('memberships')
          .where('memberships.group_id', 'in', group_ids)
          .whereRef('memberships.user_id', '=', 'users.id')
          .where('memberships.deactivated_at', 'is', null)
          .select('memberships.user_id'),
      ),
    )
  }
  return readListPage(db, {
    ids,
    by: 'users.created_at',
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
