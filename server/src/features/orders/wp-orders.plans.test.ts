import { listWpOrders as endpoint } from '@catchpitch/contract/orders/wp-orders.endpoints'
import { describe, expect, it } from 'vitest'
import { useLargeDatabase } from '#testing/large-database'
import { pagePlanOf, plansOf } from '#testing/plans'
import { listWpOrders, listWpStores } from './wp-orders.queries.ts'

const database = useLargeDatabase('companies')

const read = (query: Record<string, string>) =>
  pagePlanOf(database.url, (db) => listWpOrders(db, endpoint.query.parse(query)))

describe('a page of orders of the shops', () => {
  it.each([
    ['everything', {}, 'wp_orders_newest'],
    ['a shop', { filter: 'store:https://small.example' }, 'wp_orders_of_store'],
    ['a state', { filter: 'state:ignored' }, 'wp_orders_of_state'],
  ])('of %s comes in order from an index, both ways', async (_, query, index) => {
    for (const order of ['modified_at', '-modified_at']) {
      expect(await read({ ...query, order })).toEqual({ scanned: [], sorted: false, indexes: [index] })
    }
  })

  it('that a keyword finds is looked up by its letters', async () => {
    expect(await read({ keyword: '19999@example' })).toMatchObject({ scanned: [], indexes: ['wp_orders_search'] })
  })
})

it('the shops are found without reading their orders', async () => {
  const [steps = []] = await plansOf(database.url, async (db) => {
    expect(await listWpStores(db)).toEqual([{ store: 'https://shop.example' }, { store: 'https://small.example' }])
  })
  expect(steps.filter(({ kind, relation }) => kind === 'Seq Scan' && relation === 'wp_orders')).toEqual([])
})
