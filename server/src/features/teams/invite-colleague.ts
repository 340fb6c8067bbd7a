import { roleId } from '@catchpitch/contract/access/roles'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { emailKey } from '@catchpitch/contract/fields/email'
import type { inviteColleague as endpoint } from '@catchpitch/contract/teams/colleagues.endpoints'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuseField } from '#platform/refusal'
import { holdChosenDepartments } from './chosen-departments.ts'
import { sendTeamInvitation } from './send-team-invitation.ts'
import { type Actor, assignableTo } from './team.policy.ts'
import { saveTeamInvitation } from './team-invitations.queries.ts'

/** Sends somebody a link into the team, and keeps what they become by it. Until they press its button they are nothing there. */
export async function inviteColleague(
  context: Pick<Context, 'db' | 'now' | 'language'>,
  actor: Actor,
  group_id: string,
  form: BodyOf<typeof endpoint>,
): Promise<string> {
  const { db, now } = context
  const { email, first_name, last_name, role } = form
  if (!assignableTo(actor.role).includes(role)) return refuseField('role', 'field.role.reach')
  const department_ids = await holdChosenDepartments(db, group_id, form.departments)
  const link_id = await sendTeamInvitation(context, { group_id, user_id: actor.id }, { ...form, department_ids })
  const key = { group_id, id: newId(now), email_key: emailKey(email) }
  return saveTeamInvitation(db, key, { first_name, last_name, role_id: roleId[role], department_ids, link_id })
}
