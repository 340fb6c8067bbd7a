import { grants, type PermissionWord } from '@catchpitch/contract/access/permissions'
import { type RoleKey, roleKeyFrom } from '@catchpitch/contract/access/roles'
import type { CurrentUser } from '@catchpitch/contract/current-user/current-user.endpoints'

export type Company = CurrentUser['groups'][number]

/** Who is signed in, seen from the company they have chosen. */
export type Person = {
  user: CurrentUser
  company: Company | null
  role: RoleKey
  /** The words this person holds: as staff, and in the chosen company. */
  words: readonly string[]
}

/** A company that was chosen earlier but is left by now counts for nothing: then it is the first one. */
export function personOf(user: CurrentUser, chosenCompany: string | null): Person {
  const company = user.groups.find(({ id }) => id === chosenCompany) ?? user.groups[0] ?? null
  const staff = user.permissions.length > 0
  return {
    user,
    company,
    role: roleKeyFrom(staff ? user.role.key : (company?.role.key ?? user.role.key)),
    words: [...user.permissions, ...(company?.permissions ?? [])],
  }
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
