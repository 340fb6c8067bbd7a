import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import { holdChosenDepartments } from './chosen-departments.ts'
import { invitedRoleOf } from './invitation.presenter.ts'
import { sendTeamInvitation } from './send-team-invitation.ts'
import { findTeamInvitation, setTeamInvitation } from './team-invitations.queries.ts'

/** Sends an invitation once more, with a link that ends the one before and works as long as a first one. */
export async function resendTeamInvitation(
  context: Pick<Context, 'db' | 'now' | 'language'>,
  user_id: string,
  { group_id, id }: { group_id: string; id: string },
): Promise<void> {
  const { db, now } = context
  const before = (await findTeamInvitation(db, group_id, id, now)) ?? refuse('record.missing')
  const { email, first_name, last_name, departments } = before
  // A manager without a department would see everything; one may have been removed after the invitation expired.
  if (departments.length === 0) return refuseField('departments', 'field.department.required')
  const department_ids = await holdChosenDepartments(
    db,
    group_id,
    departments.map((department) => department.id),
  )
  const invited = { email, first_name, last_name, role: invitedRoleOf(before), department_ids } as const
  const link_id = await sendTeamInvitation(context, { group_id, user_id }, invited)
  if (!(await setTeamInvitation(db, group_id, id, { link_id }))) return refuse('record.missing')
}
