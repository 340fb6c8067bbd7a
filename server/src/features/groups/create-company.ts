import type { FirstSurveyAnswers } from '@catchpitch/contract/groups/first-survey'
import { startTrial } from '#features/plans/plans.public'
import { insertDepartments } from '#features/teams/teams.public'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'
import { findFittingAnswers } from './find-fitting-answers.ts'
import { insertGroup, insertOwner } from './groups.queries.ts'

type NewCompany = {
  name: string
  registration_number: string
  employees: number
  departments: readonly string[]
  owner_id: string
  /** What was picked on the plans page before anybody had a company; that page opens with it again. */
  chosen_plan: { plan: string; period: string | null } | null
  /** What was said about the job of the first survey, as the browser had kept it. */
  first_survey: FirstSurveyAnswers | null
}

/** A company with its owner, its departments and its trial. Its settings are empty but for what it chose already. */
export async function createCompany(db: Connection, company: NewCompany, now: Date): Promise<string> {
  const { name, registration_number, employees, departments, owner_id, chosen_plan } = company
  const id = newId(now)
  const answers = await findFittingAnswers(db, company.first_survey)
  const first_survey = answers && JSON.stringify(answers)
  const settings = JSON.stringify(chosen_plan ? { chosen_plan } : {})
  await insertGroup(db, { id, name, registration_number, employees, settings, first_survey }, now)
  await insertOwner(db, id, owner_id, now)
  await insertDepartments(db, id, departments, now)
  await startTrial(db, { group_id: id, registration_number }, now)
  return id
}
