import type { Connection } from '#platform/db/database'
import { refuse } from '#platform/refusal'
import { isWithin, reachOf } from '#platform/session/reach'
import type { Membership } from '#platform/session/session'
import { findDepartmentOf } from './surveys.queries.ts'

/** Refuses whatever is asked about a survey that does not exist for this person: one of a department not theirs. */
export async function requireSurvey(db: Connection, group: Membership, id: string): Promise<void> {
  const survey = await findDepartmentOf(db, group.id, id)
  if (!survey || !isWithin(reachOf(group), survey.department_id)) refuse('record.missing')
}
