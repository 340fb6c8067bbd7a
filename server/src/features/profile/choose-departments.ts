import { roleKeyOf } from '@catchpitch/contract/access/roles'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { FieldMessageKey } from '@catchpitch/contract/messages/messages'
import type { updateProfile as endpoint } from '@catchpitch/contract/profile/profile.endpoints'
import { holdDepartments } from '#features/teams/teams.public'
import type { Connection } from '#platform/db/database'
import { refuse } from '#platform/refusal'
import { mayChooseDepartments } from './profile.policy.ts'
import { lockMembership } from './profile.queries.ts'

type Form = Pick<BodyOf<typeof endpoint>, 'group_id' | 'departments'>

/** The company whose departments change, and to which; null if they stay as they are. */
type Choice = { group_id: string; departments: string[] }

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id) => others.includes(id))

/**
 * Looks whether a person may be in the departments they chose, in the company they selected; a message says why not.
 * The form always brings all of them, so those who may not choose bring what they have.
 */
export async function chooseDepartments(
  db: Connection,
  user_id: string,
  { group_id, departments }: Form,
): Promise<Choice | FieldMessageKey | null> {
  const chosen = [...new Set(departments.map((id) => id.toLowerCase()))]
  if (group_id === null) return chosen.length === 0 ? null : 'field.choice'
  const membership = (await lockMembership(db, group_id, user_id)) ?? refuse('record.missing')
  if (isSame(chosen, membership.department_ids)) return null
  if (!mayChooseDepartments(roleKeyOf(membership.role_id))) return 'field.departments.given'
  return (await holdDepartments(db, group_id, chosen)) ? { group_id, departments: chosen } : 'field.choice'
}
