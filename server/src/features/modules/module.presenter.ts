import { missingInAny } from '@catchpitch/contract/fields/texts'
import { defaultLanguage, type Language, type Texts } from '@catchpitch/contract/languages'
import { module as moduleSchema, moduleTexts } from '@catchpitch/contract/modules/module-form'
import type { findModule, readSituations } from './modules.queries.ts'

type ModuleRow = NonNullable<Awaited<ReturnType<typeof findModule>>>
export type AskedSituation = Awaited<ReturnType<typeof readSituations>>[number]

export const inLanguage = (texts: Texts, language: Language) => texts[language] || texts[defaultLanguage]

/** Those of some situations that a module asks, in its order. */
export function inOrder(ids: readonly string[], situations: readonly AskedSituation[]): AskedSituation[] {
  const byId = new Map(situations.map((situation) => [situation.id, situation]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The dimensions of some situations by name, each once, in the order in which they come. */
export const dimensionsOf = (asked: readonly AskedSituation[]): string[] => [
  ...new Set(asked.map(({ dimension_name }) => dimension_name)),
]

/** The stored numbers as the constants that they are. */
export const moduleNumbers = ({ kind, feelings_scale }: { kind: number; feelings_scale: number }) =>
  moduleSchema.pick({ kind: true, feelings_scale: true }).parse({ kind, feelings_scale })

export function presentListedModule(row: ModuleRow, situations: readonly AskedSituation[], language: Language) {
  const { queries, screening_suggestions, completion_message, ...texts } = moduleTexts.parse(row)
  const asked = inOrder(row.situation_ids, situations)
  return {
    id: row.id,
    kind: moduleNumbers(row).kind,
    name: inLanguage(texts.name, language),
    description: inLanguage(texts.description, language),
    situations: asked.length,
    dimensions: dimensionsOf(asked),
    missing: missingInAny([
      ...Object.values(texts),
      ...(completion_message ? [completion_message] : []),
      ...screening_suggestions,
      ...queries.map(({ name }) => name),
    ]),
    published_at: row.published_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  }
}

export function presentModule(row: ModuleRow, situations: readonly AskedSituation[]) {
  return {
    id: row.id,
    ...moduleTexts.parse(row),
    ...moduleNumbers(row),
    situations: inOrder(row.situation_ids, situations).map(({ id, name, topic, dimension_id, dimension_name }) => ({
      id,
      name,
      topic,
      dimension: { id: dimension_id, name: dimension_name },
    })),
    published_at: row.published_at?.toISOString() ?? null,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  }
}
