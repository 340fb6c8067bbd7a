import { roleKeyOf } from '@catchpitch/contract/access/roles'
import type { updateRole as endpoint } from '@catchpitch/contract/current-user/current-user.endpoints'
import type { KnownPreference } from '@catchpitch/contract/current-user/preferences'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { Connection } from '#platform/db/database'
import { refuse, refuseField } from '#platform/refusal'
import { findRole } from './current-user.queries.ts'
import { savePreference } from './preferences.queries.ts'

/**
 * Remembers the company that a person works in, so that their other devices open with it. It gives nobody a role: the
 * role must be the one that they hold there, and a company they do not belong to is answered as if it did not exist.
 */
export async function updateRole(db: Connection, user_id: string, { group_id, role_id }: BodyOf<typeof endpoint>) {
  const held = (await findRole(db, group_id, user_id)) ?? refuse('record.missing')
  if (held !== role_id) return refuseField('role_id', 'field.choice')
  await savePreference(db, user_id, 'selected_group' satisfies KnownPreference, group_id)
  return roleKeyOf(held)
}
