import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { deleteDepartment, hasInvitations, hasMembers, hasSurveys, lockDepartment } from './departments.queries.ts'

/**
 * A department that people are in stays: a manager sees only their departments, and taking the last
 * one away would leave them without a limit, that is, with everything. The same goes for a manager who can still join it
 * by an invitation. So does one stay that surveys belong to.
 */
export async function removeDepartment({ db, now }: Context, group_id: string, id: string): Promise<void> {
  const department = await lockDepartment(db, group_id, id)
  if (!department) return refuse('record.missing')
  const isUsed = (await hasMembers(db, group_id, id)) || (await hasInvitations(db, group_id, id, now))
  if (isUsed) return refuse('department.used')
  if (await hasSurveys(db, group_id, id)) return refuse('department.surveys')
  await deleteDepartment(db, group_id, id)
}
