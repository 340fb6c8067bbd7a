import { wordsOfRole } from '@catchpitch/contract/access/permissions'
import { type RoleKey, roleId, roleKeyOf } from '@catchpitch/contract/access/roles'
import type { CurrentUser } from '@catchpitch/contract/current-user/current-user.endpoints'
import type { Membership, Person } from '#platform/session/session'
import type { findPerson, listMemberships } from './current-user.queries.ts'

type PersonRow = Awaited<ReturnType<typeof findPerson>>
type MembershipRow = Awaited<ReturnType<typeof listMemberships>>[number]

const roleName = (key: RoleKey) => key[0]?.toUpperCase() + key.slice(1)

const presentRole = (key: RoleKey) => ({ id: roleId[key], key, name: roleName(key) })

function presentMembership({ id, name, role_id }: MembershipRow): CurrentUser['groups'][number] {
  const key = roleKeyOf(role_id)
  return {
    id,
    name,
    role: presentRole(key),
    permissions: [...wordsOfRole[key]],
    group_user: { role: { key } },
  }
}

/** Staff are what the platform made them; anybody else is what they are in the selected company, or in their first. */
function mainRole(person: Person, selected: Membership | null, memberships: readonly MembershipRow[]): RoleKey {
  const [first] = memberships
  return person.platform_role ?? selected?.role ?? (first ? roleKeyOf(first.role_id) : 'applicant')
}

export function presentCurrentUser(
  person: Person,
  selected: Membership | null,
  row: PersonRow,
  memberships: readonly MembershipRow[],
): CurrentUser {
  return {
    id: row.id,
    uniqueId: row.unique_id,
    username: row.username,
    full_name: `${row.first_name} ${row.last_name}`.trim(),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    language: person.language,
    introSteps: row.intro_steps,
    verified: row.verified_at !== null,
    role: presentRole(mainRole(person, selected, memberships)),
    permissions: person.platform_role ? [...wordsOfRole[person.platform_role]] : [],
    groups: memberships.map(presentMembership),
  }
}
