import type { CatalogEntry } from '@catchpitch/contract/catalogue/catalog-endpoints'
import type { CatalogEntity } from '@catchpitch/contract/catalogue/catalog-entity'
import type { Language } from '@catchpitch/contract/languages'
import type { Connection } from '#platform/db/database'
import { referencesIn } from './catalog-references.rules.ts'
import type { CatalogRow } from './catalogue.queries.ts'
import { findReferences } from './find-references.ts'

/** Entries as they are sent, with what they point at by name. */
export async function presentEntries(
  db: Connection,
  entity: CatalogEntity,
  rows: readonly CatalogRow[],
  language: Language,
): Promise<CatalogEntry[]> {
  const referencesOf = rows.map(({ fields }) => referencesIn(entity, fields))
  const found = await findReferences(db, referencesOf.flat(), language)
  return rows.map(({ fields, updated_at, archived_at, ...row }, index) => {
    const named = (referencesOf[index] ?? []).flatMap(({ value }) => found.get(value) ?? [])
    return {
      ...row,
      ...fields,
      updated_at: updated_at.toISOString(),
      archived_at: archived_at?.toISOString() ?? null,
      labels: Object.fromEntries(named.map(({ id, name: label }) => [id, label])),
    }
  })
}
