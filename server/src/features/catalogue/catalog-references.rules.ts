import type { CatalogEntity } from '@catchpitch/contract/catalogue/catalog-entity'
import { type CatalogSource, noteSubject, noteSubjects } from '@catchpitch/contract/catalogue/catalog-field'
import type { OptionList } from '@catchpitch/contract/options/option-lists'
import type { Row } from './catalog-columns.rules.ts'

/** A record or an option that a field of an entry names. */
export type Reference = { field: string; value: string } & ({ source: CatalogSource } | { list: OptionList })

/** The texts among what a field holds, be it one or several. */
const named = (value: unknown): string[] => [value].flat().filter((one) => typeof one === 'string')

/** Everything that an entry points at. */
export function referencesIn({ fields }: Pick<CatalogEntity, 'fields'>, values: Row): Reference[] {
  return Object.entries(fields).flatMap(([field, definition]): Reference[] => {
    const value = values[field]
    switch (definition.kind) {
      case 'record':
      case 'records':
        return named(value).map((id) => ({ field, value: id, source: definition.source }))
      case 'option':
        return named(value).map((code) => ({ field, value: code, list: definition.list }))
      case 'subject': {
        const { data } = noteSubject.safeParse(value)
        return data ? [{ field, value: data.id, source: noteSubjects[data.kind] }] : []
      }
      default:
        return []
    }
  })
}
