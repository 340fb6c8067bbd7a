import { listSubscriptions as endpoint } from '@catchpitch/contract/subscriptions/subscriptions.endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useDatabase } from '#testing/database'
import { pagePlanOf } from '#testing/plans'
import { testDay } from '#testing/test-day'
import { listSubscriptions } from './subscriptions.queries.ts'

const database = useDatabase()
const company = '00000000-0000-4000-8000-00000000000b'
const plan = '00000000-0000-4000-8000-00000000000c'

beforeAll(async () => {
  const { db } = database
  await sql`
    insert into groups (id, name, created_at, updated_at)
    select case when n = 1 then ${company}::uuid else gen_random_uuid() end, 'Company ' || n, ${testDay}, ${testDay}
    from generate_series(1, 20000) as n`.execute(db)
  await sql`
    insert into plans (id, sku, kind, title, description, currency, limits, position, created_at, updated_at)
    select case when n = 1 then ${plan}::uuid else gen_random_uuid() end, 'plan-' || n, 1,
           '{"en": "Plan", "zh": "", "ms": ""}', '{"en": "x", "zh": "", "ms": ""}', 'MYR', '{}', n, ${testDay}, ${testDay}
    from generate_series(1, 2) as n`.execute(db)
  // One in two hundred is of the first plan, past due, and paid by transfer.
  await sql`
    insert into subscriptions (group_id, id, plan_id, status, method, starts_at, ends_at, created_at, updated_at)
    select g.id, gen_random_uuid(), p.id, case when g.n % 200 = 0 then 3 else 2 end, case when g.n % 200 = 0 then 2 else 1 end,
           ${testDay}, ${testDay}::timestamptz + g.n * interval '1 minute', ${testDay}::timestamptz + g.n * interval '1 minute',
           ${testDay}
    from (select id, row_number() over (order by id) as n from groups) as g
    join plans as p on (p.id = ${plan}::uuid) = (g.n % 200 = 0) and p.sku like 'plan-%'`.execute(acrossGroups(db))
  await sql`vacuum (analyze) subscriptions, groups, plans`.execute(acrossGroups(db))
}, 60_000)

const read = (query: Record<string, string>) =>
  pagePlanOf(database.url, (db) => listSubscriptions(db, endpoint.query.parse(query), 'en'))

describe('a page of subscriptions', () => {
  it.each([
    ['everything', {}, 'subscriptions_newest'],
    ['one company', { filter: `group:${company}` }, 'subscriptions_of_company'],
    ['one plan', { filter: `plan:${plan}` }, 'subscriptions_of_plan'],
    ['a status', { filter: 'status:past_due' }, 'subscriptions_of_status'],
    ['a way to pay', { filter: 'method:online_transfer' }, 'subscriptions_of_method'],
  ])('of %s comes in order from an index, both ways', async (_, query, index) => {
    for (const order of ['created_at', '-created_at']) {
      expect(await read({ ...query, order })).toEqual({ scanned: [], sorted: false, indexes: [index] })
    }
  })

  it.each(['ends_at', '-ends_at'])('by %s comes in order from an index', async (order) => {
    expect(await read({ order })).toEqual({ scanned: [], sorted: false, indexes: ['subscriptions_ending'] })
  })

  it('that a keyword finds is looked up by the letters of the company', async () => {
    const { scanned, indexes } = await read({ keyword: 'company 19999' })
    expect(scanned).toEqual([])
    expect(indexes).toContain('groups_search')
  })
})
