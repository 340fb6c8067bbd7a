import {
  listSituations as listEndpoint,
  listPickableSituations as pickableEndpoint,
} from '@catchpitch/contract/situations/situations.endpoints'
import { describe, expect, it } from 'vitest'
import { rareDimension, usualDimension } from '#testing/large-catalogue'
import { useLargeDatabase } from '#testing/large-database'
import { plansOf } from '#testing/plans'
import { isAsked, listPickableSituations, listSituations } from './situations.queries.ts'

/*
 * Whether the lists are read by their indexes, as PostgreSQL itself says, over as many rows as would be felt.
 */

const database = useLargeDatabase('catalogue')

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
    expect(await listed({ filter: `dimension:${rareDimension}` })).toMatchObject({
      scanned: [],
      indexes: ['situations_of_dimension'],
    })
  })

  it('to pick from, without what is picked, is read in order too', async () => {
    const query = pickableEndpoint.query.parse({ filter: `except:${rareDimension},${usualDimension}` })
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
  const { scanned, indexes } = await read((db) => isAsked(db, rareDimension))
  expect(scanned.filter((relation) => relation !== 'templates')).toEqual([])
  expect(indexes).toContain('modules_asking')
})
