import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { refuse } from '#platform/refusal'
import { lockForChange } from './change-survey.ts'
import { type CompanyContext, getSurvey } from './get-survey.ts'
import { publishSurvey } from './publish-survey.ts'

/** Lets a survey out. Whoever presses twice finds it out already, and nothing is done to it again. */
export async function publishDraft(context: CompanyContext, id: string) {
  const { db, group, now } = context
  const survey = await lockForChange(context, id)
  if (survey.status === surveyStatus.closed || survey.expires_at <= now) return refuse('survey.closed')
  if (survey.situation_ids.length === 0) return refuse('survey.unready')
  if (survey.status === surveyStatus.draft) await publishSurvey(db, group.id, id, now)
  return getSurvey(context, id)
}
