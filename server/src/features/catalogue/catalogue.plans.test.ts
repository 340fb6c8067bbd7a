import { industries, interpretations, options } from '@catchpitch/contract/catalogue/catalog-entities'
import type { CatalogEntity } from '@catchpitch/contract/catalogue/catalog-entity'
import { endpoints } from '@catchpitch/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { rareLens } from '#testing/large-catalogue'
import { useLargeDatabase } from '#testing/large-database'
import { plansOf } from '#testing/plans'
import { listEntries } from './catalogue.queries.ts'

/*
 * Whether the engine's lists are read by their indexes, as PostgreSQL itself says, over as many entries as would be felt.
 */

const database = useLargeDatabase('catalogue')

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
    const one = await read(interpretations, { filter: `dimension_id:${rareLens}` })
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
