import { listModules as endpoint } from '@catchpitch/contract/modules/modules.endpoints'
import { describe, expect, it } from 'vitest'
import { useLargeDatabase } from '#testing/large-database'
import { pagePlanOf } from '#testing/plans'
import { listModules } from './modules.queries.ts'

const database = useLargeDatabase('catalogue')

const read = (query: Record<string, string>) =>
  pagePlanOf(database.url, (db) => listModules(db, endpoint.query.parse(query)))

describe('a page of modules', () => {
  it.each([
    ['position', 'modules_in_order'],
    ['-name', 'modules_by_name'],
    ['-updated_at', 'modules_by_change'],
  ])('by %s is read in order from an index', async (order, index) => {
    expect(await read({ order })).toEqual({ scanned: [], sorted: false, indexes: [index] })
  })

  it('of one kind is read in order from the index of its kind', async () => {
    expect(await read({ filter: 'kind:startups' })).toEqual({
      scanned: [],
      sorted: false,
      indexes: ['modules_of_kind'],
    })
  })

  it('that is published is looked up among those', async () => {
    expect(await read({ filter: 'state:published' })).toEqual({
      scanned: [],
      sorted: false,
      indexes: ['modules_offered'],
    })
  })

  it('that a keyword finds is looked up by its letters', async () => {
    expect(await read({ keyword: '19999' })).toMatchObject({ scanned: [], indexes: ['modules_search'] })
  })
})
