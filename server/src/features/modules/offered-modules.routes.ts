import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { readSituations } from './modules.queries.ts'
import { presentOffer, presentWholeOffer, queriesOf } from './offered-module.presenter.ts'
import { dimensionNames, findOffer, listOffers } from './offered-modules.queries.ts'

export const offeredModulesRoutes = [
  bind('listOffers', async ({ db, language }, { query }) => {
    const { rows, pagination } = await listOffers(db, query, language)
    const situation_ids = rows.flatMap((row) => row.situation_ids)
    const situations = await readSituations(db, [...new Set(situation_ids)], language)
    return { data: rows.map((row) => presentOffer(row, situations)), pagination }
  }),

  bind('listOfferNames', async ({ db, language }, { query }) => {
    const { rows, pagination } = await listOffers(db, query, language)
    const { job_position } = query
    const suits = (row: { job_position: string | null }) =>
      job_position !== undefined && row.job_position === job_position
    return {
      data: rows.map((row) => ({ id: row.id, type: row.type, name: row.name, suits_position: suits(row) })),
      pagination,
    }
  }),

  bind('getOffer', async ({ db, language }, { params }) => {
    const offer = await findOffer(db, params.id, language)
    if (!offer) return refuse('record.missing')
    const situations = await readSituations(db, offer.situation_ids, language)
    const dimension_ids = queriesOf(offer).map(({ dimension_id }) => dimension_id)
    const dimensions = await dimensionNames(db, dimension_ids, language)
    return { data: presentWholeOffer(offer, situations, { dimensions, language }) }
  }),
]
