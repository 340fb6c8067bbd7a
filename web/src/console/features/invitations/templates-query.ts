import { readQuery } from '../../queries.ts'
import type { SurveyKey } from '../../survey/survey-query.ts'

export const templatesQuery = ({ id, group_id }: SurveyKey) =>
  readQuery('GET /my-surveys/email-templates/{id}', { params: { id }, query: { group_id } })
