import { dayOf } from '@catchpitch/contract/dates'
import type { Problem } from '@catchpitch/contract/problems'
import { supervision } from '@catchpitch/contract/surveys/supervision'
import type { SurveyForm } from '@catchpitch/contract/surveys/survey-form'
import { findOffered, findUnoffered } from '#features/options/options.public'
import type { Connection } from '#platform/db/database'
import { refuseField } from '#platform/refusal'
import { isWithin, reachOf } from '#platform/session/reach'
import type { CompanyContext } from './get-survey.ts'
import { hasDepartment } from './survey-writes.queries.ts'

/** The department, if there is one by this id that the person may give a survey to. */
export async function checkDepartment({ db, group }: CompanyContext, department_id: string | null) {
  const reach = reachOf(group)
  // Whoever is limited to some departments cannot give a survey to the whole company.
  if (department_id === null && reach !== null) return refuseField('department_id', 'field.choice')
  if (department_id === null) return null
  const known = isWithin(reach, department_id) && (await hasDepartment(db, group.id, department_id))
  return known ? department_id : refuseField('department_id', 'field.choice')
}

type Kept = Pick<SurveyForm, 'job_position' | 'goal_type' | 'experience_type' | 'expires_on'> & {
  supervision_provided: number | null
}

/** Only senior people are left to work under general supervision. */
export async function isSupervisedFittingly(
  db: Connection,
  { job_position, supervision_provided: kind }: Pick<SurveyForm, 'job_position' | 'supervision_provided'>,
): Promise<boolean> {
  if (kind !== supervision.general) return true
  if (job_position === null) return false
  const [position] = await findOffered(db, [{ list: 'job_position', code: job_position }])
  return position?.senior ?? false
}

const changed = (value: string | null, kept: string | null) => (value === kept ? null : value)

/** What only the lists and the calendar can tell. What a survey holds already it may keep, offered or not. */
export async function requirementProblems(
  { db, now }: CompanyContext,
  form: SurveyForm,
  kept: Kept,
): Promise<Problem[]> {
  const unoffered = await findUnoffered(db, {
    job_position: changed(form.job_position, kept.job_position),
    goal_type: changed(form.goal_type, kept.goal_type),
    participant_experience_type: changed(form.experience_type, kept.experience_type),
  })
  const problems = unoffered.map(
    (list): Problem => ({
      field: list === 'participant_experience_type' ? 'experience_type' : list,
      key: 'field.choice',
      params: {},
    }),
  )
  const asBefore = form.supervision_provided === kept.supervision_provided && form.job_position === kept.job_position
  if (!asBefore && !(await isSupervisedFittingly(db, form))) {
    problems.push({ field: 'supervision_provided', key: 'field.supervision.senior', params: {} })
  }
  if (form.expires_on !== kept.expires_on && form.expires_on < dayOf(now)) {
    problems.push({ field: 'expires_on', key: 'field.expiry.past', params: {} })
  }
  return problems
}
