import { bind } from '#platform/http/bind'
import {
  listQueries,
  listQuestions,
  listScreening,
  saveQueries,
  saveQuestions,
  saveScreening,
} from './survey-content.ts'
import { savePitchChoice } from './survey-pitch.ts'
import { getSelected, getStrategy, listStrategies, saveStrategy, updateStrategy } from './survey-strategy.ts'

const noted = (subject_id: string, field: string) => ({ subject: 'survey', subject_id, fields: [field] })

export const surveyContentRoutes = [
  bind('listSurveyQuestions', async (context, { params }) => ({ data: await listQuestions(context, params.id) })),

  bind('saveSurveyQuestions', async (context, { params, body }) => ({
    data: await saveQuestions(context, params.id, body),
    message: 'done.saved',
    audit: noted(params.id, 'situation_ids'),
  })),

  bind('listSurveyQueries', async (context, { params }) => ({ data: await listQueries(context, params.id) })),

  bind('saveSurveyQueries', async (context, { params, body }) => ({
    data: await saveQueries(context, params.id, body),
    message: 'done.saved',
    audit: noted(params.id, 'query_ids'),
  })),

  bind('listScreeningQuestions', async (context, { params }) => ({ data: await listScreening(context, params.id) })),

  bind('saveScreeningQuestions', async (context, { params, body }) => ({
    data: await saveScreening(context, params.id, body),
    message: 'done.saved',
    audit: noted(params.id, 'screening_questions'),
  })),

  bind('listOfferedStrategies', async (context) => ({ data: await listStrategies(context) })),

  bind('getSelectedStrategy', async (context, { query }) => ({ data: await getSelected(context, query.survey_id) })),

  bind('getSurveyStrategy', async (context, { query }) => ({ data: await getStrategy(context, query.survey_id) })),

  bind('saveSurveyStrategy', async (context, { query, body }) => ({
    data: await saveStrategy(context, query.survey_id, body),
    message: 'done.strategyAdded',
    audit: noted(query.survey_id, 'strategy_id'),
  })),

  bind('updateSurveyStrategy', async (context, { query, body }) => ({
    data: await updateStrategy(context, query.survey_id, body),
    message: 'done.strategyUpdated',
    audit: noted(query.survey_id, 'strategy_steps'),
  })),

  bind('saveSurveyPitch', async (context, { params, body }) => ({
    data: await savePitchChoice(context, params.id, body),
    message: 'done.saved',
    audit: noted(params.id, 'pitch_id'),
  })),
]
