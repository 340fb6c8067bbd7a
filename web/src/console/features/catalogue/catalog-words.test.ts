import { catalogEntities } from '@catchpitch/contract/catalogue/catalog-entities'
import type { CatalogEntity } from '@catchpitch/contract/catalogue/catalog-entity'
import { catalogPages } from '@catchpitch/contract/catalogue/catalog-pages'
import { expect, it } from 'vitest'
import { words } from '../../../i18n/en/catalogue.ts'
import { words as shellWords } from '../../../i18n/en/shell.ts'

const said = new Set([...Object.keys(words), ...Object.keys(shellWords)])
const entities: readonly CatalogEntity[] = catalogEntities

/** Everything that the pages of an entity say, besides what all of them say. */
function keysOf({ name, fields }: CatalogEntity): string[] {
  const ofFields = Object.entries(fields).flatMap(([field, definition]) => [
    field,
    ...(definition.kind === 'choice' ? definition.of.map((value) => `${field}.${value}`) : []),
  ])
  return ['title', 'lead', 'add', 'new', ...ofFields].map((what) => `catalog.${name}.${what}`)
}

it.each(entities.map((entity) => [entity.name, entity] as const))('%s has a word for everything', (_name, entity) => {
  expect(keysOf(entity).filter((key) => !said.has(key))).toEqual([])
})

it('there are no words for what no entity has', () => {
  const names = entities.map(({ name }) => `catalog.${name}.`)
  const asked = new Set(entities.flatMap(keysOf))
  const ofEntities = Object.keys(words).filter((key) => names.some((name) => key.startsWith(name)))
  expect(ofEntities.filter((key) => !asked.has(key))).toEqual([])
})

it('every entity has pages, and every page an entity', () => {
  expect(Object.fromEntries(entities.map(({ name, page }) => [name, page]))).toEqual(catalogPages)
})
