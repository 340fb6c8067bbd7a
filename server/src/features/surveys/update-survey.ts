import { dayOf } from '@catchpitch/contract/dates'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { updateSurvey as endpoint } from '@catchpitch/contract/surveys/surveys.endpoints'
import { requireRoom } from '#features/subscriptions/subscriptions.public'
import { keptDays, keptSince } from '#platform/files/kept-days'
import { refuse, refuseProblems } from '#platform/refusal'
import { isWithin, reachOf } from '#platform/session/reach'
import { applyChange, lockForChange } from './change-survey.ts'
import { checkDepartment, requirementProblems } from './check-survey.ts'
import { type CompanyContext, getSurvey } from './get-survey.ts'
import { endOfDay } from './survey.rules.ts'
import { lockRemoved, setRemoved } from './survey-writes.queries.ts'

export async function updateSurvey(
  context: CompanyContext,
  id: string,
  { version, expires_on, department_id, ...form }: BodyOf<typeof endpoint>,
) {
  const survey = await lockForChange(context, id, { version })
  const kept_on = dayOf(survey.expires_at)
  const kept = { ...survey, expires_on: kept_on }
  const problems = await requirementProblems(context, { ...form, expires_on, department_id }, kept)
  if (problems.length > 0) return refuseProblems(problems)
  const change = {
    ...form,
    department_id:
      department_id === survey.department_id ? department_id : await checkDepartment(context, department_id),
    // The day that stands there stays the same instant.
    expires_at: expires_on === kept_on ? survey.expires_at : endOfDay(expires_on),
  }
  return applyChange(context, survey, change)
}

export async function removeSurvey(context: CompanyContext, id: string): Promise<void> {
  await lockForChange(context, id)
  await setRemoved(context.db, { group_id: context.group.id, id }, context.now)
}

export async function restoreSurvey(context: CompanyContext, id: string) {
  const { db, group, now } = context
  const survey = await lockRemoved(db, { group_id: group.id, id }, keptSince(keptDays.removed_survey, now))
  if (!survey || !isWithin(reachOf(group), survey.department_id)) return refuse('record.missing')
  await requireRoom(context, group.id, 'surveys', 1)
  await setRemoved(db, { group_id: group.id, id }, null)
  return getSurvey(context, id)
}
