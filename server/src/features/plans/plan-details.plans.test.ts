import { listPlanDetails as endpoint } from '@catchpitch/contract/plans/plan-details.endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '#testing/database'
import { pagePlanOf } from '#testing/plans'
import { testDay } from '#testing/test-day'
import { listPlans } from './plan-details.queries.ts'

const database = useDatabase()

beforeAll(async () => {
  const { db } = database
  // One in two hundred is an add-on that is no longer offered.
  await sql`
    insert into plans (id, sku, kind, title, description, currency, limits, position, archived_at, created_at, updated_at)
    select gen_random_uuid(), 'plan-' || n, case when n % 200 = 0 then 3 else 1 end,
           jsonb_build_object('en', 'Plan ' || n, 'zh', '', 'ms', ''), '{"en": "x", "zh": "", "ms": ""}', 'MYR', '{}', n,
           case when n % 200 = 0 then ${testDay}::timestamptz end, ${testDay},
           ${testDay}::timestamptz + n * interval '1 minute'
    from generate_series(1, 20000) as n`.execute(db)
  await sql`vacuum (analyze) plans`.execute(db)
}, 60_000)

const read = (query: Record<string, string>) =>
  pagePlanOf(database.url, (db) => listPlans(db, endpoint.query.parse(query)))

describe('a page of plans', () => {
  it.each([
    ['position', 'plans_in_order'],
    ['-position', 'plans_in_order'],
    ['title', 'plans_by_title'],
    ['-updated_at', 'plans_by_change'],
  ])('by %s comes in order from an index', async (order, index) => {
    expect(await read({ order })).toEqual({ scanned: [], sorted: false, indexes: [index] })
  })

  it.each([
    ['kind:add_on', 'plans_of_kind'],
    ['state:withdrawn', 'plans_archived'],
  ])('of %s is looked up among those', async (filter, index) => {
    expect(await read({ filter })).toEqual({ scanned: [], sorted: false, indexes: [index] })
  })

  it('that a keyword finds is looked up by its letters', async () => {
    expect(await read({ keyword: '19999' })).toMatchObject({ scanned: [], indexes: ['plans_search'] })
  })
})
