import { limits } from '@catchpitch/contract/limits'
import { requireSurvey } from '#features/surveys/surveys.public'
import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { presentDot, presentResult } from './result.presenter.ts'
import { findSurvey, listResults, readDots } from './results.queries.ts'

export const resultsRoutes = [
  bind('listSurveyResults', async ({ db, group }, { params, query }) => {
    await requireSurvey(db, group, params.id)
    const { rows, pagination } = await listResults(db, group.id, params.id, query)
    return { data: rows.map(presentResult), pagination }
  }),

  bind('getResultsMap', async ({ db, group }, { query: { survey_id } }) => {
    await requireSurvey(db, group, survey_id)
    const survey = (await findSurvey(db, group.id, survey_id)) ?? refuse('record.missing')
    const dots = await readDots(db, group.id, survey_id)
    const shown = dots.slice(0, limits.list.counted)
    return {
      data: {
        survey: { ...survey, expires_at: survey.expires_at.toISOString() },
        more: dots.length > shown.length,
        dots: shown.map(presentDot),
      },
    }
  }),
]
