import { bind } from '#platform/http/bind'
import {
  getOverview,
  getPipeline,
  getPurpose,
  listInvitesOf,
  listQuestions,
  listResultsOf,
  listSurveysOf,
  surveyOf,
} from './get-group-survey.ts'

/** A company's surveys, as staff look at them. */
export const groupSurveysRoutes = [
  bind('listGroupSurveys', (context, { params, query }) => listSurveysOf(context, params.id, query)),

  bind('getGroupSurveyOverview', async (context, { params }) => ({ data: await getOverview(context, params) })),

  bind('getGroupSurveyPurpose', async (context, { params }) => ({ data: await getPurpose(context, params) })),

  bind('listGroupSurveyInvites', (context, { params, query }) => listInvitesOf(context, params, query)),

  bind('listGroupSurveyResults', (context, { params, query }) => listResultsOf(context, params, query)),

  bind('getGroupSurveyPipeline', async (context, { params }) => ({ data: await getPipeline(context, params) })),

  bind('listGroupSurveyScreening', async (context, { params }) => ({
    data: (await surveyOf(context, params)).screening_questions.map((text, index) => ({ position: index + 1, text })),
  })),

  bind('listGroupSurveyQuestions', async (context, { params }) => ({ data: await listQuestions(context, params) })),
]
