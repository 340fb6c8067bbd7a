import type { Connection } from '#platform/db/database'
import { refuse } from '#platform/refusal'
import { isWithin, reachOf } from '#platform/session/reach'
import type { Membership } from '#platform/session/session'
import { findDepartmentOf } from './surveys.queries.ts'

/** Whether a survey exists for this person. */
export async function seesSurvey(db: Connection, group: Membership, id: string): Promise<boolean> {
  const survey = await findDepartmentOf(db, group.id, id)
  return survey !== undefined && isWithin(reachOf(group), survey.department_id)
}

/** Refuses whatever is asked about a survey that does not exist for this person: one of a department not theirs. */
export async function requireSurvey(db: Connection, group: Membership, id: string): Promise<void> {
  if (!(await seesSurvey(db, group, id))) refuse('record.missing')
}
