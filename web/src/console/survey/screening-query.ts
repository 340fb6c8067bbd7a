import type { Reply } from '../../api/calls.ts'
import { readQuery } from '../queries.ts'
import type { SurveyKey } from './survey-query.ts'

export type ScreeningQuestions = Reply<'GET /my-surveys/{id}/screening-questions'>

export const screeningQuery = ({ id, group_id }: SurveyKey) =>
  readQuery('GET /my-surveys/{id}/screening-questions', { params: { id }, query: { group_id } })
