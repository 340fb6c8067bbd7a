import { bind } from '#platform/http/bind'
import { presentSurvey } from './survey.presenter.ts'
import { listSurveys } from './surveys.queries.ts'

export const surveysRoutes = [
  bind('listSurveys', async ({ db, group }, { query }) => {
    const { rows, pagination } = await listSurveys(db, group.id, query)
    return { data: rows.map(presentSurvey), pagination }
  }),
]
