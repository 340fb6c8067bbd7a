import type { Language } from '@catchpitch/contract/languages'
import type { Connection } from '#platform/db/database'
import type { Reference } from './catalog-references.rules.ts'
import { findNamed, findNamedCodes, type Named } from './references.queries.ts'

const placeOf = (reference: Reference) => ('list' in reference ? `list ${reference.list}` : reference.source)

/** What some references lead to, by their value: one statement for each place that they lead into. */
export async function findReferences(
  db: Connection,
  references: readonly Reference[],
  language: Language,
): Promise<Map<string, Named>> {
  const places = new Map<string, [Reference, ...Reference[]]>()
  for (const reference of references) {
    const others = places.get(placeOf(reference))
    if (others) others.push(reference)
    else places.set(placeOf(reference), [reference])
  }
  const found = await Promise.all(
    [...places.values()].map(([first, ...others]) => {
      const values = [...new Set([first, ...others].map(({ value }) => value))]
      if ('list' in first) return findNamedCodes(db, first.list, values, language)
      return findNamed(db, first.source, { ids: values }, language)
    }),
  )
  return new Map(found.flat().map((named) => [named.id, named]))
}
