import {
  listSituations as listEndpoint,
  listPickableSituations as pickableEndpoint,
} from '@catchpitch/contract/situations/situations.endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '#testing/database'
import { plansOf } from '#testing/plans'
import { isAsked, listPickableSituations, listSituations } from './situations.queries.ts'

/*
 * Whether the lists are read by their indexes, as PostgreSQL itself says, over as many rows as would be felt.
 */

const database = useDatabase()
const at = '2026-01-01T00:00:00Z'
const dimension = '00000000-0000-4000-8000-00000000000a'
const rare = '00000000-0000-4000-8000-00000000000b'
const care = JSON.stringify({ en: 'Care', zh: '', ms: '' })
const texts = (name: string) => sql`jsonb_build_object('en', ${name}::text || n, 'zh', '', 'ms', '')`

beforeAll(async () => {
  const { db } = database
  for (const id of [dimension, rare]) {
    await sql`
      insert into dimensions (id, name, description, position, created_at, updated_at)
      values (${id}, ${care}, ${care}, 1, ${at}, ${at})`.execute(db)
  }
  const quarter = JSON.stringify({ parameter: { en: 'P' }, much: { en: 'M' }, some: { en: 'S' }, none: { en: 'N' } })
  await sql`
    insert into situations
      (id, dimension_id, name, topic, text_display, sample_statements, quadrants, position, created_at, updated_at)
    select gen_random_uuid(), case when n % 1000 = 0 then ${rare}::uuid else ${dimension}::uuid end,
           ${texts('Situation ')}, ${texts('Topic ')}, ${texts('Text ')}, ${texts('Sample ')},
           jsonb_build_array(${quarter}::jsonb, ${quarter}::jsonb, ${quarter}::jsonb, ${quarter}::jsonb),
           n, ${at}, ${at}::timestamptz + n * interval '1 minute'
    from generate_series(1, 20000) as n`.execute(db)
  await sql`
    insert into modules (id, kind, name, description, feelings_scale, instructions, things_to_remember,
                         situation_ids, position, created_at, updated_at)
    select gen_random_uuid(), 0, ${texts('Module ')}, ${texts('D')}, 4, ${texts('I')}, ${texts('T')},
           array[id], n, ${at}, ${at}
    from (select id, row_number() over () as n from situations limit 5000) as asked`.execute(db)
  await sql`vacuum (analyze) situations, modules, dimensions, templates`.execute(db)
}, 60_000)

const read = async (run: Parameters<typeof plansOf>[1]) => {
  const [ids = []] = await plansOf(database.url, run)
  return {
    scanned: ids.filter(({ kind }) => kind === 'Seq Scan').map(({ relation }) => relation),
    sorted: ids.some(({ kind }) => kind === 'Sort'),
    indexes: ids.flatMap(({ index }) => index ?? []),
  }
}

const listed = (query: Record<string, string>) =>
  read((db) => listSituations(db, listEndpoint.query.parse(query), 'en'))

describe('a page of situations', () => {
  it.each([
    ['position', 'situations_in_order'],
    ['-position', 'situations_in_order'],
    ['name', 'situations_by_name'],
    ['-name', 'situations_by_name'],
    ['updated_at', 'situations_by_change'],
    ['-updated_at', 'situations_by_change'],
  ])('by %s is read in order from an index', async (order, index) => {
    expect(await listed({ order })).toEqual({ scanned: [], sorted: false, indexes: [index] })
  })

  it('that a keyword finds is looked up by its letters', async () => {
    expect(await listed({ keyword: '19999' })).toMatchObject({ scanned: [], indexes: ['situations_search'] })
  })

  it('of one dimension is looked up there', async () => {
    expect(await listed({ filter: `dimension:${rare}` })).toMatchObject({
      scanned: [],
      indexes: ['situations_of_dimension'],
    })
  })

  it('to pick from, without what is picked, is read in order too', async () => {
    const query = pickableEndpoint.query.parse({ filter: `except:${rare},${dimension}` })
    expect(await read((db) => listPickableSituations(db, query, 'en'))).toEqual({
      scanned: [],
      sorted: false,
      indexes: ['situations_in_order'],
    })
  })

  it('is read with its dimensions and modules in one more statement, by their keys', async () => {
    const plans = await plansOf(database.url, (db) => listSituations(db, listEndpoint.query.parse({}), 'en'))
    // Ids, rows, count.
    expect(plans).toHaveLength(3)
    const rows = plans[1] ?? []
    expect(rows.filter(({ kind, relation }) => kind === 'Seq Scan' && relation !== 'dimensions')).toEqual([])
    expect(rows.map(({ index }) => index)).toContain('modules_asking')
  })
})

it('whether anything asks a situation is looked up by it', async () => {
  const { scanned, indexes } = await read((db) => isAsked(db, rare))
  expect(scanned.filter((relation) => relation !== 'templates')).toEqual([])
  expect(indexes).toContain('modules_asking')
})
