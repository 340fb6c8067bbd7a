import { missingInAny } from '@catchpitch/contract/fields/texts'
import { defaultLanguage, type Language, type Texts } from '@catchpitch/contract/languages'
import { situationTexts } from '@catchpitch/contract/situations/situation-form'
import type { findSituation, listParameters, listPickableSituations, listSituations } from './situations.queries.ts'

type Page<List extends (...args: never[]) => Promise<{ rows: unknown[] }>> = Awaited<ReturnType<List>>['rows'][number]
type Found = NonNullable<Awaited<ReturnType<typeof findSituation>>>

const inLanguage = (texts: Texts, language: Language) => texts[language] || texts[defaultLanguage]

export const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

export function presentListedSituation(row: Page<typeof listSituations>, language: Language) {
  const { quadrants, ...texts } = situationTexts.parse(row)
  const all: Texts[] = [...Object.values(texts), ...quadrants.flatMap((quadrant) => Object.values(quadrant))]
  return {
    id: row.id,
    name: inLanguage(texts.name, language),
    topic: inLanguage(texts.topic, language),
    dimension: { id: row.dimension_id, name: row.dimension_name },
    missing: missingInAny(all),
    modules: row.modules ?? 0,
    updated_at: row.updated_at.toISOString(),
  }
}

export function presentPickable({
  id,
  name,
  topic,
  dimension_id,
  dimension_name,
}: Page<typeof listPickableSituations>) {
  return { id, name, topic, dimension: { id: dimension_id, name: dimension_name } }
}

export function presentParameters(row: Page<typeof listParameters>, language: Language) {
  const quadrants = situationTexts.shape.quadrants.parse(row.quadrants)
  return {
    id: row.id,
    name: row.name,
    parameters: quadrants.map(({ parameter }) => inLanguage(parameter, language)),
  }
}

export function presentSituation(row: Found) {
  const { id, version, modules } = row
  return {
    id,
    ...situationTexts.parse(row),
    dimension: { id: row.dimension_id, name: row.dimension_name },
    modules,
    version,
    updated_at: row.updated_at.toISOString(),
  }
}
