import { bind } from '#platform/http/bind'
import { getSurvey, getSurveyOverview } from './get-survey.ts'
import { presentSurvey } from './survey.presenter.ts'
import { reachOf } from './surveys.policy.ts'
import { listSurveys } from './surveys.queries.ts'

export const surveysRoutes = [
  bind('listSurveys', async ({ db, group }, { query }) => {
    const { rows, pagination } = await listSurveys(db, group.id, query, reachOf(group))
    return { data: rows.map(presentSurvey), pagination }
  }),

  bind('getSurvey', async (context, { params }) => ({ data: await getSurvey(context, params.id) })),

  bind('getSurveyOverview', async (context, { params }) => ({ data: await getSurveyOverview(context, params.id) })),
]
