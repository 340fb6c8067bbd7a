import type { QueryOf } from '@catchpitch/contract/endpoint'
import type {
  listGroups as listEndpoint,
  listOpenGroups as openEndpoint,
} from '@catchpitch/contract/groups/groups.endpoints'
import { platformGroupId } from '@catchpitch/contract/ids'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'

const groupColumns = [
  'id',
  'name',
  'registration_number',
  'employees',
  'industry',
  'business_size',
  'country',
  'suspended_at',
  'created_at',
  'version',
] as const

const companies = (db: Connection, keyword: string) =>
  db
    .selectFrom('groups')
    // The platform's own row is no company.
    .where('id', '!=', platformGroupId)
    .where((eb) => matchesKeyword(eb.ref('search'), keyword))
    .select('id')

/** The companies of one page, with how many people and surveys each has; both counts come from an index alone. */
async function readGroups(db: Connection, ids: readonly string[]) {
  return db
    .selectFrom('groups')
    .where('id', 'in', ids)
    .select((eb) => [
      ...groupColumns,
      eb
        .selectFrom('memberships')
        .whereRef('memberships.group_id', '=', 'groups.id')
        .where('memberships.deactivated_at', 'is', null)
        .select(sql<number>`count(*)`.as('people'))
        .as('people'),
      eb
        .selectFrom('surveys')
        .whereRef('surveys.group_id', '=', 'groups.id')
        .where('surveys.removed_at', 'is', null)
        .select(sql<number>`count(*)`.as('surveys'))
        .as('surveys'),
    ])
    .execute()
}

const orderColumn = { name: sql`folded(name)`, created_at: sql`created_at` } as const

export async function listGroups(db: Connection, query: QueryOf<typeof listEndpoint>) {
  const { industry, business_size, suspended } = query.filter
  let ids = companies(db, query.keyword)
  if (industry) ids = ids.where('industry', 'in', industry)
  if (business_size) ids = ids.where('business_size', 'in', business_size)
  if (suspended?.length === 1) ids = ids.where('suspended_at', suspended[0] === 'yes' ? 'is not' : 'is', null)
  return readListPage(db, {
    ids,
    by: orderColumn[query.order.column],
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) => readGroups(db, wanted),
  })
}

export async function listOpenGroups(db: Connection, query: QueryOf<typeof openEndpoint>) {
  return readListPage(db, {
    ids: companies(db, query.keyword).where('suspended_at', 'is', null),
    by: orderColumn.name,
    descending: query.order.descending,
    page: query.page,
    rows: (ids) => db.selectFrom('groups').where('id', 'in', ids).select(['id', 'name']).execute(),
  })
}
