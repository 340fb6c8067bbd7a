import { listHiringStrategies as endpoint } from '@catchpitch/contract/hiring-strategies/hiring-strategies.endpoints'
import { describe, expect, it } from 'vitest'
import { useLargeDatabase } from '#testing/large-database'
import { pagePlanOf, plansOf } from '#testing/plans'
import { lastPosition, listCataloguePage } from './catalogue-rows.queries.ts'

/*
 * Whether the lists of the catalogue are read by their indexes, as PostgreSQL itself says. The tables have the same
 * columns and the same indexes, so one of them speaks for all.
 */

const database = useLargeDatabase('catalogue')

async function read(query: Record<string, string>) {
  return pagePlanOf(database.url, (db) =>
    listCataloguePage(db, 'hiring_strategies', endpoint.query.parse(query), { rows: async () => [] }),
  )
}

describe('a page of the catalogue', () => {
  it.each([
    ['position', 'hiring_strategies_in_order'],
    ['-position', 'hiring_strategies_in_order'],
    ['name', 'hiring_strategies_by_name'],
    ['-updated_at', 'hiring_strategies_by_change'],
  ])('by %s is read in order from an index', async (order, index) => {
    expect(await read({ order })).toEqual({ scanned: [], sorted: false, indexes: [index] })
  })

  it('that a keyword finds is looked up by its letters', async () => {
    expect(await read({ keyword: '19999' })).toMatchObject({ scanned: [], indexes: ['hiring_strategies_search'] })
  })

  it.each(['zq', '条'])(
    'that a keyword of %s finds, too short to be looked up, comes from the index alone',
    async (keyword) => {
      const [ids = []] = await plansOf(database.url, (db) =>
        listCataloguePage(db, 'hiring_strategies', endpoint.query.parse({ keyword }), { rows: async () => [] }),
      )
      expect(ids.filter(({ index }) => index !== null)).toEqual([
        { kind: 'Index Only Scan', relation: 'hiring_strategies', index: 'hiring_strategies_in_order' },
      ])
    },
  )

  it('of what is archived is looked up among that', async () => {
    const archived = await pagePlanOf(database.url, (db) =>
      listCataloguePage(db, 'hiring_strategies', endpoint.query.parse({}), {
        state: ['archived'],
        rows: async () => [],
      }),
    )
    expect(archived).toEqual({ scanned: [], sorted: false, indexes: ['hiring_strategies_archived'] })
  })

  it('ends where an index says, without looking at the rest', async () => {
    const [last = []] = await plansOf(database.url, (db) =>
      db.selectNoFrom(lastPosition('hiring_strategies').as('position')).execute(),
    )
    expect(last.flatMap(({ index }) => index ?? [])).toEqual(['hiring_strategies_in_order'])
  })
})
