import { roleId } from '@catchpitch/contract/access/roles'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { updateTeamInvitation as endpoint } from '@catchpitch/contract/teams/colleagues.endpoints'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import { holdChosenDepartments, isSameChoice } from './chosen-departments.ts'
import { invitedRoleOf } from './invitation.presenter.ts'
import { type Actor, assignableTo } from './team.policy.ts'
import { findTeamInvitation, setTeamInvitation } from './team-invitations.queries.ts'

/** Changes what joining by an invitation gives, also by the link that was sent already, and tells what has changed. */
export async function updateTeamInvitation(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  { group_id, id }: { group_id: string; id: string },
  form: BodyOf<typeof endpoint>,
): Promise<string[]> {
  const before = (await findTeamInvitation(db, group_id, id, now)) ?? refuse('record.missing')
  if (!assignableTo(actor.role).includes(form.role)) return refuseField('role', 'field.role.reach')
  const department_ids = await holdChosenDepartments(db, group_id, form.departments)
  const { first_name, last_name, role } = form
  const columns = { first_name, last_name, role_id: roleId[role], department_ids }
  // Somebody may have joined, or withdrawn it, since it was read.
  if (!(await setTeamInvitation(db, group_id, id, columns))) return refuse('record.missing')
  const held = before.departments.map((department) => department.id)
  return [
    ...(first_name === before.first_name ? [] : ['first_name']),
    ...(last_name === before.last_name ? [] : ['last_name']),
    ...(role === invitedRoleOf(before) ? [] : ['role']),
    ...(isSameChoice(department_ids, held) ? [] : ['departments']),
  ]
}
