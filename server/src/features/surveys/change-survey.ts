import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { refuse } from '#platform/refusal'
import { isWithin, reachOf } from '#platform/session/reach'
import { type CompanyContext, getSurvey } from './get-survey.ts'
import { renewEdition } from './publish-survey.ts'
import { type SurveyChange, writeSurvey } from './survey-writes.queries.ts'
import { lockSurvey } from './surveys.queries.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockSurvey>>>

type Demands = {
  /** The version that the caller has seen. */
  version?: number
  /** Whether answers depend on what is about to change. */
  frozen?: boolean
}

/** The survey, locked, if this person may change it now. */
export async function lockForChange(
  context: CompanyContext,
  id: string,
  { version, frozen = false }: Demands = {},
): Promise<Locked> {
  const { db, group } = context
  const survey = await lockSurvey(db, group.id, id)
  if (!survey || !isWithin(reachOf(group), survey.department_id)) return refuse('record.missing')
  if (frozen && survey.first_answer_at !== null) return refuse('survey.frozen')
  if (version !== undefined && version !== survey.version) return refuse('record.changed')
  return survey
}

/** Writes the change. A survey that is out is read by its edition, so that it gets a new one if it reads otherwise. */
export async function applyChange(context: CompanyContext, survey: Locked, change: SurveyChange) {
  const { db, group, now } = context
  await writeSurvey(db, { group_id: group.id, id: survey.id }, change, now)
  if (survey.status === surveyStatus.live) await renewEdition(db, group.id, survey.id, now)
  return getSurvey(context, survey.id)
}
