import { readQuery } from '../queries.ts'

/** Which survey, of which company. */
export type SurveyKey = { id: string; group_id: string }

/** The survey itself, as every page of it reads it. */
export const surveyQuery = ({ id, group_id }: SurveyKey) =>
  readQuery('GET /my-surveys/{id}/show', { params: { id }, query: { group_id } })

/** The steps of hiring that its applicants read. */
export const stepsQuery = ({ id, group_id }: SurveyKey) =>
  readQuery('GET /my-surveys/survey-hiring-strategy', { query: { group_id, survey_id: id } })
