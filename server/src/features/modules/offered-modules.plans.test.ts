import { listOffers as endpoint } from '@catchpitch/contract/modules/offered-modules.endpoints'
import { describe, expect, it } from 'vitest'
import { useLargeDatabase } from '#testing/large-database'
import { pagePlanOf } from '#testing/plans'
import { listOffers } from './offered-modules.queries.ts'

/*
 * What a survey can begin from is sorted anew for every look, since it comes from two tables and there are some dozens.
 * So much the more those must be found without reading everything that is not offered.
 */

const database = useLargeDatabase('catalogue')

const read = (query: Record<string, string>) =>
  pagePlanOf(database.url, (db) =>
    listOffers(db, endpoint.query.parse({ group_id: '00000000-0000-4000-8000-00000000000b', ...query }), 'en'),
  )

describe('a page of what a survey can begin from', () => {
  it.each(['position', '-position', 'name'])('by %s is found among what is offered', async (order) => {
    const { scanned, indexes } = await read({ order })
    expect(scanned).toEqual([])
    expect(indexes).toContain('modules_offered')
  })

  it.each([{ filter: 'type:module' }, { filter: 'kind:startups' }, { keyword: 'template 400' }])(
    'limited by %o is, too',
    async (query) => {
      expect((await read(query)).scanned).toEqual([])
    },
  )
})
