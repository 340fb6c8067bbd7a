import { listHiringStrategies as endpoint } from '@catchpitch/contract/hiring-strategies/hiring-strategies.endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '#testing/database'
import { plansOf } from '#testing/plans'
import { lastPosition, listCataloguePage } from './catalogue-rows.queries.ts'

/*
 * Whether the lists of the catalogue are read by their indexes, as PostgreSQL itself says. The tables have the same
 * columns and the same indexes, so one of them speaks for all.
 */

const database = useDatabase()
const at = '2026-01-01T00:00:00Z'

beforeAll(async () => {
  await sql`
    insert into hiring_strategies (id, name, description, steps, position, created_at, updated_at)
    select gen_random_uuid(), jsonb_build_object('en', 'Way ' || n, 'zh', '', 'ms', ''),
           '{"en": "x", "zh": "", "ms": ""}', '[]', n, ${at}, ${at}::timestamptz + n * interval '1 minute'
    from generate_series(1, 20000) as n`.execute(database.db)
  await sql`vacuum (analyze) hiring_strategies`.execute(database.db)
}, 60_000)

async function read(query: Record<string, string>) {
  const [ids = []] = await plansOf(database.url, (db) =>
    listCataloguePage(db, 'hiring_strategies', endpoint.query.parse(query), { rows: async () => [] }),
  )
  return {
    scanned: ids.filter(({ kind }) => kind === 'Seq Scan').map(({ relation }) => relation),
    sorted: ids.some(({ kind }) => kind === 'Sort'),
    indexes: ids.flatMap(({ index }) => index ?? []),
  }
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

  it('ends where an index says, without looking at the rest', async () => {
    const [last = []] = await plansOf(database.url, (db) =>
      db.selectNoFrom(lastPosition('hiring_strategies').as('position')).execute(),
    )
    expect(last.flatMap(({ index }) => index ?? [])).toEqual(['hiring_strategies_in_order'])
  })
})
