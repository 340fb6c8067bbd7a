import { listPlanDetails as endpoint } from '@catchpitch/contract/plans/plan-details.endpoints'
import { describe, expect, it } from 'vitest'
import { useLargeDatabase } from '#testing/large-database'
import { pagePlanOf } from '#testing/plans'
import { listPlans } from './plan-details.queries.ts'

const database = useLargeDatabase('companies')

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
