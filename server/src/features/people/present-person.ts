import { closingRefusal, mayEditPerson } from '@catchpitch/contract/access/role-changes'
import { type RoleKey, roleKeyOf, roleKeys } from '@catchpitch/contract/access/roles'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { impersonationRefusal } from '#features/impersonation/impersonation.public'
import type { Person } from '#platform/session/session'
import { passwordExpiryRefusal, signInLinkRefusal } from './help-refusal.ts'
import type { listPeople } from './people.queries.ts'

type PersonRow = Awaited<ReturnType<typeof listPeople>>['rows'][number]

const roleOf = (role_id: number | null) => (role_id === null ? null : roleKeyOf(role_id))

type Standing = {
  id: string
  platform_role: number | null
  verified_at: Date | null
  deactivated_at: Date | null
  erased_at: Date | null
  has_password: boolean
}

/** What a member of staff may do for, and to, a person; the calls themselves ask the same rules. */
export function deedsFor(row: Standing, staff: Person) {
  const platform_role = roleOf(row.platform_role)
  const is_closed = row.deactivated_at !== null || row.erased_at !== null
  const subject = {
    platform_role,
    is_closed,
    is_verified: row.verified_at !== null,
    has_password: row.has_password,
  }
  const closing = {
    staff: staff.platform_role,
    subject: platform_role,
    is_self: row.id === staff.id,
    // Whoever looks is root or sees no root: somebody will be left.
    is_last_root: false,
  }
  const isThemself = staff.impersonator_id === null
  return {
    edit: isThemself && mayEditPerson(staff.platform_role, platform_role),
    close: isThemself && closingRefusal(closing) === null,
    impersonate: impersonationRefusal(staff, subject) === null,
    send_sign_in_link: signInLinkRefusal(staff, subject) === null,
    expire_password: passwordExpiryRefusal(staff, subject) === null,
  }
}

/** What somebody is called by: the role that may do most, with which the list of roles begins. */
export function mainRoleOf(platform_role: number | null, role_ids: readonly number[]): RoleKey {
  const held = [roleOf(platform_role), ...role_ids.map(roleKeyOf)]
  return roleKeys.find((role) => held.includes(role)) ?? 'applicant'
}

/** One person as staff see them; `staff` is who is looking. */
export function presentPerson(row: PersonRow, staff: Person) {
  return {
    id: row.id,
    full_name: fullNameOf(row),
    email: row.email,
    role: mainRoleOf(
      row.platform_role,
      row.groups.map(({ role_id }) => role_id),
    ),
    groups: row.groups.map(({ id, name, role_id }) => ({ id, name, role: roleKeyOf(role_id) })),
    verified: row.verified_at !== null,
    deactivated: row.deactivated_at !== null || row.erased_at !== null,
    created_at: row.created_at.toISOString(),
    can: deedsFor(row, staff),
  }
}
