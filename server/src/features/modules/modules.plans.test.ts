import { listModules as endpoint } from '@catchpitch/contract/modules/modules.endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '#testing/database'
import { pagePlanOf } from '#testing/plans'
import { listModules } from './modules.queries.ts'

const database = useDatabase()
const at = '2026-01-01T00:00:00Z'
const texts = (name: string) => sql`jsonb_build_object('en', ${name}::text || n, 'zh', '', 'ms', '')`

beforeAll(async () => {
  const { db } = database
  // One in a hundred is published.
  await sql`
    insert into modules (id, kind, name, description, feelings_scale, instructions, things_to_remember,
                         situation_ids, published_at, position, created_at, updated_at)
    select gen_random_uuid(), n % 7, ${texts('Module ')}, ${texts('D')}, 4, ${texts('I')}, ${texts('T')}, '{}',
           case when n % 100 = 0 then ${at}::timestamptz end, n, ${at}, ${at}::timestamptz + n * interval '1 minute'
    from generate_series(1, 20000) as n`.execute(db)
  await sql`vacuum (analyze) modules`.execute(db)
}, 60_000)

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

  it('of one kind is read in order too', async () => {
    expect(await read({ filter: 'kind:startups' })).toEqual({
      scanned: [],
      sorted: false,
      indexes: ['modules_in_order'],
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
