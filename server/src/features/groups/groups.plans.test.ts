import { listGroups as endpoint, listOpenGroups as openEndpoint } from '@catchpitch/contract/groups/groups.endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '#testing/database'
import { pagePlanOf, plansOf } from '#testing/plans'
import { testDay } from '#testing/test-day'
import { listGroups, listOpenGroups } from './group-list.queries.ts'

const database = useDatabase()

beforeAll(async () => {
  const { db } = database
  // One in two hundred is suspended, of a rare industry, and large.
  await sql`
    insert into groups (id, name, industry, business_size, suspended_at, created_at, updated_at)
    select gen_random_uuid(), 'Company ' || n, case when n % 200 = 0 then 'forestry' else 'retail' end,
           case when n % 200 = 0 then 4 else 1 end, case when n % 200 = 0 then ${testDay}::timestamptz end,
           ${testDay}::timestamptz + n * interval '1 minute', ${testDay}
    from generate_series(1, 20000) as n`.execute(db)
  await sql`vacuum (analyze) groups`.execute(db)
}, 60_000)

const read = (query: Record<string, string>) =>
  pagePlanOf(database.url, (db) => listGroups(db, endpoint.query.parse(query)))

describe('a page of companies', () => {
  it.each([
    ['name', 'groups_by_name'],
    ['-name', 'groups_by_name'],
    ['created_at', 'groups_newest'],
    ['-created_at', 'groups_newest'],
  ])('by %s comes in order from an index', async (order, index) => {
    expect(await read({ order })).toEqual({ scanned: [], sorted: false, indexes: [index] })
  })

  it.each([
    ['industry:forestry', 'groups_by_industry'],
    ['business_size:4', 'groups_by_business_size'],
    ['suspended:yes', 'groups_suspended'],
  ])('of %s comes in order from an index of its own', async (filter, index) => {
    expect(await read({ order: 'name', filter })).toEqual({ scanned: [], sorted: false, indexes: [index] })
  })

  it('that a keyword finds is looked up by its letters', async () => {
    expect(await read({ keyword: '19999' })).toMatchObject({ scanned: [], indexes: ['groups_search'] })
  })

  it('counts people and surveys of that page alone, by their company', async () => {
    const [, rows = []] = await plansOf(database.url, (db) => listGroups(db, endpoint.query.parse({})))
    expect(rows.filter(({ kind, relation }) => kind === 'Seq Scan' && relation === 'groups')).toEqual([])
  })
})

describe('a page of the companies that take part', () => {
  it.each(['name', '-name'])('by %s comes in order from an index', async (order) => {
    const open = await pagePlanOf(database.url, (db) => listOpenGroups(db, openEndpoint.query.parse({ order })))
    expect(open).toEqual({ scanned: [], sorted: false, indexes: ['groups_by_name'] })
  })
})
