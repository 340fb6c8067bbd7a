import { bind } from '#platform/http/bind'
import { getFirstSurvey } from './get-first-survey.ts'

export const groupsRoutes = [
  bind('getFirstSurvey', async ({ db, group, language }) => ({ data: await getFirstSurvey(db, group.id, language) })),
]
