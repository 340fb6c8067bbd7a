import { limits } from '@catchpitch/contract/limits'
import { requireSurvey } from '#features/surveys/surveys.public'
import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { reachOf } from '#platform/session/reach'
import { countSettled } from './fairness.queries.ts'
import { presentFairness } from './fairness.rules.ts'
import { getPipeline } from './get-pipeline.ts'
import { presentCompanyResult, presentDot, presentResult } from './result.presenter.ts'
import { findSurvey, listCompanyResults, listResults, readDots, readMeanShades } from './result-lists.queries.ts'

export const resultsRoutes = [
  bind('listSurveyResults', async ({ db, group }, { params, query }) => {
    await requireSurvey(db, group, params.id)
    const { rows, pagination } = await listResults(db, group.id, params.id, query)
    return { data: rows.map(presentResult), pagination }
  }),

  bind('listCompanyResults', async ({ db, group }, { query }) => {
    const { rows, pagination } = await listCompanyResults(db, { group_id: group.id, reach: reachOf(group) }, query)
    return { data: rows.map(presentCompanyResult), pagination }
  }),

  bind('getPipeline', async ({ db, group }, { params, query }) => {
    await requireSurvey(db, group, params.id)
    return { data: await getPipeline(db, { group_id: group.id, survey_id: params.id }, query) }
  }),

  bind('getFairness', async ({ db, group }, { params }) => {
    await requireSurvey(db, group, params.id)
    return { data: presentFairness(await countSettled(db, group.id, params.id)) }
  }),

  bind('getResultsMap', async ({ db, group }, { query: { survey_id } }) => {
    await requireSurvey(db, group, survey_id)
    const { hash_id: hashId, ...survey } = (await findSurvey(db, group.id, survey_id)) ?? refuse('record.missing')
    const dots = await readDots(db, group.id, survey_id)
    const shown = dots.slice(0, limits.list.counted)
    return {
      data: {
        survey: { ...survey, hashId, expires_at: survey.expires_at.toISOString() },
        more: dots.length > shown.length,
        shades: await readMeanShades(db, group.id, survey_id),
        dots: shown.map(presentDot),
      },
    }
  }),
]
