import { mayChangeRole } from '@catchpitch/contract/access/role-changes'
import { roleId, roleKeyOf } from '@catchpitch/contract/access/roles'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { updateColleague as endpoint } from '@catchpitch/contract/teams/colleagues.endpoints'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import { holdChosenDepartments, isSameChoice } from './chosen-departments.ts'
import type { Actor } from './team.policy.ts'
import { mayEditColleague } from './team.policy.ts'
import { lockColleague, setPlace } from './team.queries.ts'

/** Gives a colleague a role and departments, and tells which of both have changed. */
export async function updateColleague(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { group_id, user_id }: { group_id: string; user_id: string },
  form: BodyOf<typeof endpoint>,
): Promise<string[]> {
  const before = (await lockColleague(db, group_id, user_id)) ?? refuse('record.missing')
  const role = roleKeyOf(before.role_id)
  if (!mayEditColleague(actor, role) || !mayChangeRole(actor.role, role, form.role)) {
    return refuseField('role', 'field.role.reach')
  }
  const department_ids = await holdChosenDepartments(db, group_id, form.departments)
  await setPlace(db, { group_id, user_id }, { role_id: roleId[form.role], department_ids })
  return [
    ...(role === form.role ? [] : ['role']),
    ...(isSameChoice(department_ids, before.department_ids) ? [] : ['departments']),
  ]
}
