import { listOrders as endpoint } from '@catchpitch/contract/orders/orders.endpoints'
import { describe, expect, it } from 'vitest'
import { busyCompany } from '#testing/large-companies'
import { useLargeDatabase } from '#testing/large-database'
import { pagePlanOf } from '#testing/plans'
import { listOrders } from './orders.queries.ts'

const database = useLargeDatabase('companies')

const read = (query: Record<string, string>) => {
  const parsed = endpoint.query.parse({ group_id: busyCompany, ...query })
  return pagePlanOf(database.url, (db) => listOrders(db, busyCompany, parsed, 'en'))
}

describe('a page of orders', () => {
  it.each(['purchased_at', '-purchased_at'])('by %s is read in order from an index', async (order) => {
    expect(await read({ order })).toEqual({ scanned: [], sorted: false, indexes: ['transactions_newest'] })
  })

  it("that a keyword finds is looked for among the company's own", async () => {
    expect((await read({ keyword: 'pi_77' })).scanned).toEqual([])
  })
})
