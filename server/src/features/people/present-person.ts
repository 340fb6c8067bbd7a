import { type RoleKey, roleKeyOf, roleKeys } from '@catchpitch/contract/access/roles'
import { impersonationRefusal } from '#features/impersonation/impersonation.public'
import type { Person } from '#platform/session/session'
import type { listPeople } from './people.queries.ts'

type PersonRow = Awaited<ReturnType<typeof listPeople>>['rows'][number]

/** One person as staff see them; `staff` is who is looking. */
export function presentPerson(row: PersonRow, staff: Person) {
  const groups = row.groups.map(({ id, name, role_id }) => ({ id, name, role: roleKeyOf(role_id) }))
  const platform_role = row.platform_role === null ? null : roleKeyOf(row.platform_role)
  const held: (RoleKey | null)[] = [platform_role, ...groups.map(({ role }) => role)]
  const is_closed = row.deactivated_at !== null || row.erased_at !== null
  return {
    id: row.id,
    full_name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    // The one that may do most: the list of roles begins with it.
    role: roleKeys.find((role) => held.includes(role)) ?? 'applicant',
    groups,
    verified: row.verified_at !== null,
    deactivated: is_closed,
    created_at: row.created_at.toISOString(),
    can: { impersonate: impersonationRefusal(staff, { platform_role, is_closed }) === null },
  }
}
