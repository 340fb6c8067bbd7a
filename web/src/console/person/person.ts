import { grants, type PermissionWord } from '@catchpitch/contract/access/permissions'
import { type RoleKey, roleKeyFrom } from '@catchpitch/contract/access/roles'
import type { CurrentUser } from '@catchpitch/contract/current-user/current-user.endpoints'
import type { KnownPreference } from '@catchpitch/contract/current-user/preferences'

export type Company = CurrentUser['groups'][number]

/** Who is signed in, seen from the company they have chosen. */
export type Person = {
  user: CurrentUser
  company: Company | null
  /** Whether they work in several companies and have never said in which: then `company` is only a guess. */
  mustChooseCompany: boolean
  role: RoleKey
  /** The words this person holds: as staff, and in the chosen company. */
  words: readonly string[]
}

/** The companies somebody works in; at the others they have only applied. */
export function workplacesOf({ groups }: CurrentUser): Company[] {
  return groups.filter(({ permissions }) => permissions.length > 0)
}

const lastCompany: KnownPreference = 'selected_group'

/**
 * The company that was chosen in this browser counts, else the one that was chosen last on another device. One that is
 * left by now counts for nothing: then it is the first in which they work.
 */
export function personOf(user: CurrentUser, chosenCompany: string | null): Person {
  const byId = (wanted: unknown) => user.groups.find(({ id }) => id === wanted)
  const chosen = byId(chosenCompany) ?? byId(user.preferences[lastCompany])
  const workplaces = workplacesOf(user)
  const company = chosen ?? workplaces[0] ?? user.groups[0] ?? null
  const staff = user.permissions.length > 0
  return {
    user,
    company,
    mustChooseCompany: !staff && !chosen && workplaces.length > 1,
    role: roleKeyFrom(staff ? user.role.key : (company?.role.key ?? user.role.key)),
    words: [...user.permissions, ...(company?.permissions ?? [])],
  }
}

/** How somebody is addressed. In Chinese a given name alone is for family and friends. */
export function greetedAs({ first_name, full_name }: CurrentUser): string {
  return /^\p{Script=Han}/u.test(first_name) ? full_name : first_name
}

/** Whether to offer something. What may be done is decided by the server at every call. */
export function may(person: Person, word: PermissionWord): boolean {
  return grants(person.words, word)
}

/** Where each person's day begins. */
export function homeOf(person: Person) {
  if (may(person, 'staff.dashboard')) return '/admin/dashboard'
  if (may(person, 'survey.view')) return '/surveys'
  return '/survey'
}
