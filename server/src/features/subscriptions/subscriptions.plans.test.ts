import { listSubscriptions as endpoint } from '@catchpitch/contract/subscriptions/subscriptions.endpoints'
import { describe, expect, it } from 'vitest'
import { busyCompany, rarePlan } from '#testing/large-companies'
import { useLargeDatabase } from '#testing/large-database'
import { pagePlanOf } from '#testing/plans'
import { listSubscriptions } from './subscriptions.queries.ts'

const database = useLargeDatabase('companies')

const read = (query: Record<string, string>) =>
  pagePlanOf(database.url, (db) => listSubscriptions(db, endpoint.query.parse(query), 'en'))

describe('a page of subscriptions', () => {
  it.each([
    ['everything', {}, 'subscriptions_newest'],
    ['one company', { filter: `group:${busyCompany}` }, 'subscriptions_of_company'],
    ['one plan', { filter: `plan:${rarePlan}` }, 'subscriptions_of_plan'],
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
