import { type Language, textIn } from '@catchpitch/contract/languages'
import type { EditionContent } from '@catchpitch/contract/surveys/edition-content'
import { dimensionNames, queriesOf } from '#features/modules/modules.public'
import type { Connection } from '#platform/db/database'
import { findModuleQueries } from './interpretations.queries.ts'

/** What a survey is read by: a query of its module, or a dimension by its own name. */
export type ReadingQuery = { id: string; name: string; dimension: string; dimension_id: string }

type Asked = { module_id: string | null; query_ids: readonly string[] }

/**
 * The queries that the company chose, in their order, as far as the survey asks about their dimension. A company that
 * chose none reads by what its situations look through: a report without a heading would help nobody.
 */
export async function readingQueries(
  db: Connection,
  { module_id, query_ids }: Asked,
  { situations }: EditionContent,
  language: Language,
): Promise<ReadingQuery[]> {
  const asked = [...new Set(situations.map(({ dimension_id }) => dimension_id))]
  const names = await dimensionNames(db, asked, language)
  const row = module_id === null || query_ids.length === 0 ? undefined : await findModuleQueries(db, module_id)
  const known = new Map(row ? queriesOf(row).map((query) => [query.id, query]) : [])
  const chosen = query_ids.flatMap((id) => {
    const query = known.get(id)
    if (!query || !asked.includes(query.dimension_id)) return []
    const { dimension_id, name } = query
    return { id, name: textIn(name, language), dimension: names.get(dimension_id) ?? '', dimension_id }
  })
  if (chosen.length > 0) return chosen
  return asked.map((id) => ({ id, name: names.get(id) ?? '', dimension: names.get(id) ?? '', dimension_id: id }))
}
