import { bind } from '#platform/http/bind'
import { getChosenPlan } from './get-chosen-plan.ts'
import { getFirstSurvey } from './get-first-survey.ts'

export const groupsRoutes = [
  bind('getChosenPlan', async ({ db, group }) => ({ data: await getChosenPlan(db, group.id) })),

  bind('getFirstSurvey', async ({ db, group, language }) => ({ data: await getFirstSurvey(db, group.id, language) })),
]
