import { listSupportMessages as endpoint } from '@catchpitch/contract/support/support.endpoints'
import { describe, expect, it } from 'vitest'
import { useLargeDatabase } from '#testing/large-database'
import { pagePlanOf, plansOf } from '#testing/plans'
import { listSupportMessages } from './support.queries.ts'

const database = useLargeDatabase('companies')

/** Every statement of a page, by the tables that it reads whole and the indexes it reads by. */
async function read(query: Record<string, string>) {
  const plans = await plansOf(database.url, (db) => listSupportMessages(db, endpoint.query.parse(query)))
  const steps = plans.flat()
  return {
    scanned: steps.filter(({ kind }) => kind === 'Seq Scan').map(({ relation }) => relation),
    indexes: steps.flatMap(({ index }) => index ?? []),
  }
}

describe('a page of messages to support', () => {
  it.each(['created_at', '-created_at'])('by %s comes in order from an index', async (order) => {
    const page = await pagePlanOf(database.url, (db) => listSupportMessages(db, endpoint.query.parse({ order })))
    expect(page).toEqual({ scanned: [], sorted: false, indexes: ['support_messages_newest'] })
  })

  it('by somebody whom a keyword finds is looked up by them', async () => {
    const { scanned, indexes } = await read({ keyword: '19999@example' })
    expect(scanned.filter((table) => table !== 'groups')).toEqual([])
    expect(indexes).toEqual(expect.arrayContaining(['users_search', 'support_messages_of_person']))
  })

  it('by any of very many comes in order, each asked for its writer', async () => {
    const { indexes } = await read({ keyword: 'person' })
    expect(indexes).toEqual(expect.arrayContaining(['support_messages_newest', 'users_pkey']))
  })
})
