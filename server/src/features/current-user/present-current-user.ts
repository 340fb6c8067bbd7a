import { wordsOfRole } from '@catchpitch/contract/access/permissions'
import { type RoleKey, roleId, roleKeyOf, userCategoryOf } from '@catchpitch/contract/access/roles'
import type { CurrentUser } from '@catchpitch/contract/current-user/current-user.endpoints'
import { dayOf } from '@catchpitch/contract/dates'
import { ageRangeOf } from '@catchpitch/contract/fields/born-on'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import type { ActivePlan } from '#features/plans/plans.public'
import type { Person } from '#platform/session/session'
import type { findImpersonator, findPerson, listMemberships } from './current-user.queries.ts'

type PersonRow = Awaited<ReturnType<typeof findPerson>>
type MembershipRow = Awaited<ReturnType<typeof listMemberships>>[number]
type Impersonator = NonNullable<Awaited<ReturnType<typeof findImpersonator>>>
type Plans = ReadonlyMap<string, ActivePlan>

const roleName = (key: RoleKey) => key[0]?.toUpperCase() + key.slice(1)

export const presentRole = (key: RoleKey) => ({ id: roleId[key], key, name: roleName(key) })

export const permissionsOf = (key: RoleKey) => [...wordsOfRole[key]]

function presentPlan(plans: Plans, group_id: string) {
  const plan = plans.get(group_id)
  return plan ? { plan } : null
}

function presentMembership(membership: MembershipRow, plans: Plans): CurrentUser['groups'][number] {
  const { id, name, role_id, departments, suspended_at } = membership
  const key = roleKeyOf(role_id)
  return {
    id,
    name,
    role: presentRole(key),
    permissions: permissionsOf(key),
    group_user: { role: { key } },
    departments,
    hasActivePlan: presentPlan(plans, id),
    suspended: suspended_at !== null,
  }
}

const isAtWork = ({ role_id }: MembershipRow) => userCategoryOf[roleKeyOf(role_id)] === 'management'

/**
 * Staff are what the platform made them; anybody else is what they are in the selected company. While none is selected,
 * somebody who works in one of several is shown the working side, though they may have applied at the others.
 */
function mainRole(person: Person, selected: MembershipRow | null, memberships: readonly MembershipRow[]): RoleKey {
  if (person.platform_role) return person.platform_role
  const shown = selected ?? memberships.find(isAtWork) ?? memberships[0]
  return shown ? roleKeyOf(shown.role_id) : 'applicant'
}

/** Only a manager's departments are a limit; anybody else's only say where they are. */
function managerDepartments(selected: MembershipRow | null) {
  return selected?.role_id === roleId.manager ? selected.departments : []
}

function presentImpersonator(impersonator: Impersonator): CurrentUser['impersonate'] {
  const { id, reason, created_at } = impersonator
  return {
    impersonate_by: { id, full_name: fullNameOf(impersonator) },
    reason: reason ?? '',
    since: created_at.toISOString(),
  }
}

type CurrentUserParts = {
  /** As the session knows them. */
  person: Person
  row: PersonRow
  memberships: readonly MembershipRow[]
  selected: MembershipRow | null
  plans: Plans
  impersonator: Impersonator | null
  /** The address of the picture, signed. */
  picture: string | null
  now: Date
}

export function presentCurrentUser(parts: CurrentUserParts): CurrentUser {
  const { person, row, memberships, selected, plans, impersonator, picture, now } = parts
  return {
    id: row.id,
    uniqueId: row.unique_id,
    username: row.username,
    full_name: fullNameOf(row),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    picture,
    gender: row.gender,
    country_code: row.country_code,
    mobile: row.mobile,
    dob: row.born_on,
    // Counted today: it changes with the year, and nobody would come by to change it in the table.
    age_range: row.born_on === null ? null : ageRangeOf(row.born_on, dayOf(now)),
    employment_status: row.employment_status,
    education_level: row.education_level,
    country: row.country,
    is_receive: row.is_receive,
    hired_at: selected?.hired_on ?? null,
    resigned_at: selected?.resigned_on ?? null,
    language: person.language,
    introSteps: row.intro_steps,
    verified: row.verified_at !== null,
    role: presentRole(mainRole(person, selected, memberships)),
    permissions: person.platform_role ? permissionsOf(person.platform_role) : [],
    groups: memberships.map((membership) => presentMembership(membership, plans)),
    hasActivePlan: selected && presentPlan(plans, selected.id),
    managerDepartments: managerDepartments(selected),
    impersonate: impersonator && presentImpersonator(impersonator),
    preferences: row.preferences,
    version: row.version,
  }
}
