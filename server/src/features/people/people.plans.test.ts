import {
  listGroupOptions as groupsEndpoint,
  listPeople as peopleEndpoint,
} from '@catchpitch/contract/people/people.endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '#testing/database'
import { pagePlanOf, plansOf } from '#testing/plans'
import { listGroupOptions, listPeople } from './people.queries.ts'

/*
 * Whether the lists are read by their indexes, as PostgreSQL itself says, over as many rows as would be felt.
 */

const database = useDatabase()
const at = '2026-01-01T00:00:00Z'
const small = '00000000-0000-4000-8000-00000000000a'

beforeAll(async () => {
  const { db } = database
  await sql`
    insert into users (id, unique_id, email, email_key, first_name, last_name, created_at, updated_at)
    select gen_random_uuid(), n::text, n || '@example.com', n || '@example.com', 'Person', 'Number ' || n,
           ${at}::timestamptz + n * interval '1 minute', ${at}
    from generate_series(1, 20000) as n`.execute(db)
  // Some stand out, as those do whom somebody looks for.
  await sql`update users set platform_role = 7 where unique_id::int % 4000 = 1`.execute(db)
  await sql`update users set verified_at = ${at} where unique_id::int % 500 <> 2`.execute(db)
  await sql`update users set deactivated_at = ${at} where unique_id::int % 500 = 3`.execute(db)
  await sql`
    insert into groups (id, name, created_at, updated_at)
    select gen_random_uuid(), 'Company ' || lpad(n::text, 5, '0'), ${at}, ${at} from generate_series(1, 20000) as n`.execute(
    db,
  )
  await sql`insert into groups (id, name, created_at, updated_at) values (${small}, 'Small', ${at}, ${at})`.execute(db)
  // Thirty people in one company, everybody in some other.
  await sql`
    with place as (select id, row_number() over (order by name) as number from groups where id <> ${small}),
         person as (select id, row_number() over (order by email) as number from users)
    insert into memberships (group_id, user_id, role_id)
    select place.id, person.id, 10 from place join person using (number)
    union all
    select ${small}, id, case when number <= 3 then 8 else 10 end from person where number <= 30`.execute(db)
  // As the database does by itself after a while: what was inserted in bulk is not in the keyword indexes before.
  await sql`vacuum (analyze) users, groups, memberships`.execute(db)
}, 60_000)

const people = (query: Record<string, string>, with_staff = true) =>
  pagePlanOf(database.url, (db) => listPeople(db, peopleEndpoint.query.parse(query), with_staff))
const groups = (query: Record<string, string>) =>
  pagePlanOf(database.url, (db) => listGroupOptions(db, groupsEndpoint.query.parse(query)))

describe('a page of people', () => {
  it.each([
    ['created_at', true],
    ['-created_at', true],
    ['created_at', false],
    ['-created_at', false],
  ])('by %s, with staff: %s, is read in order from an index', async (order, with_staff) => {
    expect(await people({ order }, with_staff)).toEqual({ scanned: [], sorted: false, indexes: ['users_newest'] })
  })

  it.each(['name', '-name'])('by %s is read in order from an index', async (order) => {
    expect(await people({ order }, false)).toEqual({ scanned: [], sorted: false, indexes: ['users_by_name'] })
  })

  it.each([
    ['verified:no', 'users_unverified'],
    ['active:no', 'users_closed'],
  ])('of those who are %s is read from an index of their own', async (filter, index) => {
    expect(await people({ filter })).toEqual({ scanned: [], sorted: false, indexes: [index] })
  })

  it.each([
    ['role:owner', 'memberships_by_role'],
    ['role:moderator', 'users_staff'],
  ])('of those with the %s is looked up by it', async (filter, index) => {
    const { scanned, indexes } = await people({ filter })
    expect(scanned).toEqual([])
    expect(indexes).toContain(index)
  })

  it.each(['role:applicant', 'role:manager', 'role:owner,member;verified:no'])(
    'of %s takes no scan of everybody',
    async (filter) => {
      expect((await people({ filter })).scanned).toEqual([])
    },
  )

  it('that a keyword finds is looked up by its letters', async () => {
    expect(await people({ keyword: '19999@example' })).toMatchObject({ scanned: [], indexes: ['users_search'] })
  })

  it('of one company is looked up there', async () => {
    const { scanned, indexes } = await people({ filter: `group:${small}` })
    expect(scanned).toEqual([])
    expect(indexes).toContain('memberships_pkey')
  })

  it('is read with all its companies in one more statement, by their keys', async () => {
    const plans = await plansOf(database.url, (db) => listPeople(db, peopleEndpoint.query.parse({}), true))
    // Ids, rows, count.
    expect(plans).toHaveLength(3)
    expect(plans[1]?.filter(({ kind }) => kind === 'Seq Scan')).toEqual([])
  })
})

describe('a page of companies', () => {
  it.each(['name', '-name'])('by %s is read in order from an index', async (order) => {
    expect(await groups({ order })).toEqual({ scanned: [], sorted: false, indexes: ['groups_by_name'] })
  })

  it('that a keyword finds is looked up by its letters', async () => {
    expect(await groups({ keyword: 'small' })).toMatchObject({ scanned: [], indexes: ['groups_search'] })
  })
})
