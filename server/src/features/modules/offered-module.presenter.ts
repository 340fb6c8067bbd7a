import type { Language } from '@catchpitch/contract/languages'
import { moduleTexts } from '@catchpitch/contract/modules/module-form'
import { type AskedSituation, dimensionsOf, inLanguage, inOrder, moduleNumbers } from './module.presenter.ts'
import type { listOffers } from './offered-modules.queries.ts'

type OfferRow = Awaited<ReturnType<typeof listOffers>>['rows'][number]

export function presentOffer(row: OfferRow, situations: readonly AskedSituation[]) {
  const { id, type, name, description } = row
  const asked = inOrder(row.situation_ids, situations)
  const { kind } = moduleNumbers(row)
  return { id, type, kind, name, description, situations: asked.length, dimensions: dimensionsOf(asked) }
}

export const queriesOf = (row: { queries: unknown }) => moduleTexts.shape.queries.parse(row.queries)

type Reading = { dimensions: ReadonlyMap<string, string>; language: Language }

export function presentWholeOffer(
  row: OfferRow,
  situations: readonly AskedSituation[],
  { dimensions, language }: Reading,
) {
  return {
    ...presentOffer(row, situations),
    feelings_scale: moduleNumbers(row).feelings_scale,
    situations: inOrder(row.situation_ids, situations).map(({ id, name, topic, text, dimension_name }) => ({
      id,
      name,
      topic,
      text,
      dimension: dimension_name,
    })),
    queries: queriesOf(row).map(({ id, name, dimension_id }) => ({
      id,
      name: inLanguage(name, language),
      dimension: dimensions.get(dimension_id) ?? '',
    })),
    screening_suggestions: moduleTexts.shape.screening_suggestions
      .parse(row.screening_suggestions)
      .map((question) => inLanguage(question, language)),
  }
}
