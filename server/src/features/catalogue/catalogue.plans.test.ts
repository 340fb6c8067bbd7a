import { industries, interpretations, options } from '@catchpitch/contract/catalogue/catalog-entities'
import type { CatalogEntity } from '@catchpitch/contract/catalogue/catalog-entity'
import { endpoints } from '@catchpitch/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '#testing/database'
import { plansOf } from '#testing/plans'
import { listEntries } from './catalogue.queries.ts'

/*
 * Whether the engine's lists are read by their indexes, as PostgreSQL itself says, over as many entries as would be felt.
 */

const database = useDatabase()
const at = '2026-01-01T00:00:00Z'
const lens = '00000000-0000-4000-8000-00000000000d'
const name = sql`jsonb_build_object('en', 'Entry ' || n, 'zh', '条目 ' || n, 'ms', case when n % 7 = 0 then '' else 'Entri ' || n end)`

beforeAll(async () => {
  const { db } = database
  await sql`insert into dimensions (id, name, description, position, created_at, updated_at)
    values (${lens}, '{"en": "Lens", "zh": "", "ms": ""}', '{"en": "Lens", "zh": "", "ms": ""}', 9, ${at}, ${at})`.execute(
    db,
  )
  await sql`
    insert into interpretations (id, name, description, dimension_id, quadrant, business_size, type, position, archived_at,
                                 created_at, updated_at)
    select gen_random_uuid(), ${name}, ${name}, coalesce(case when n % 5000 = 0 then ${lens}::uuid end, other.id),
           1 + n % 4, 1 + n % 4, 1 + n % 2, n, case when n % 2000 = 0 then ${at}::timestamptz end, ${at},
           ${at}::timestamptz + n * interval '1 minute'
    from generate_series(1, 20000) as n, (select id from dimensions where id <> ${lens} limit 1) as other`.execute(db)
  await sql`
    insert into options (id, list, code, name, position, created_at, updated_at)
    select gen_random_uuid(), case when n % 1000 = 0 then 'industry' else 'goal_type' end, 'plan_' || n, ${name}, n, ${at},
           ${at}::timestamptz + n * interval '1 minute'
    from generate_series(1, 20000) as n`.execute(db)
  await sql`vacuum (analyze) interpretations, options, dimensions`.execute(db)
}, 120_000)

const { query: listed } = endpoints.listInterpretations

/** How the ids of a page are found: what is read without an index, whether it is sorted, and by which indexes. */
async function read(entity: CatalogEntity, query: Record<string, string>) {
  const [ids = []] = await plansOf(database.url, (db) => listEntries(db, entity, listed.parse(query)))
  return {
    scanned: ids.filter(({ kind }) => kind === 'Seq Scan').map(({ relation }) => relation),
    sorted: ids.some(({ kind }) => kind === 'Sort'),
    indexes: ids.flatMap(({ index }) => index ?? []),
  }
}

describe('a page of twenty thousand entries', () => {
  it.each([
    ['position', 'interpretations_in_order'],
    ['-position', 'interpretations_in_order'],
    ['name', 'interpretations_by_name'],
    ['-name', 'interpretations_by_name'],
    ['updated_at', 'interpretations_by_change'],
    ['-updated_at', 'interpretations_by_change'],
  ])('by %s is read in order from an index', async (order, index) => {
    expect(await read(interpretations, { order })).toEqual({ scanned: [], sorted: false, indexes: [index] })
  })

  it('that a keyword finds is looked up by its letters', async () => {
    const { scanned, indexes } = await read(interpretations, { keyword: 'entry 19999' })
    expect({ scanned, indexes }).toEqual({ scanned: [], indexes: ['interpretations_search'] })
  })

  it('of one dimension, or of what is archived, is read in order from an index of its own', async () => {
    const one = await read(interpretations, { filter: `dimension_id:${lens}` })
    expect(one).toEqual({ scanned: [], sorted: false, indexes: ['interpretations_in_dimension'] })
    const archived = await read(interpretations, { filter: 'state:archived' })
    expect(archived).toEqual({ scanned: [], sorted: false, indexes: ['interpretations_archived'] })
  })

  it('of one list among all options is read in order from an index', async () => {
    expect(await read(industries, {})).toEqual({ scanned: [], sorted: false, indexes: ['options_of_list'] })
  })

  it('of all options is read list by list from the same index', async () => {
    expect(await read(options, {})).toEqual({ scanned: [], sorted: false, indexes: ['options_of_list'] })
  })
})
