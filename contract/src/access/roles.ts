/**
 * Who a person can be. The numbers are the specification's and stand in the database.
 * Root and moderator belong to the platform; the others are held in one company each.
 */
export const roleId = {
  root: 1,
  manager: 3,
  moderator: 7,
  owner: 8,
  member: 9,
  applicant: 10,
} as const

export type RoleKey = keyof typeof roleId
export type RoleId = (typeof roleId)[RoleKey]

export const roleKeys = ['root', 'moderator', 'owner', 'manager', 'member', 'applicant'] as const satisfies RoleKey[]

const keyOfId = new Map<number, RoleKey>(roleKeys.map((key) => [roleId[key], key]))

/** Throws on a number that is no role: a row that holds one must not quietly become a guest. */
export function roleKeyOf(id: number): RoleKey {
  const key = keyOfId.get(id)
  if (!key) throw new Error(`No role has the id ${id}`)
  return key
}

/** A guest, or a word we do not know, is an applicant: the role that may do least. */
export function roleKeyFrom(word: string): RoleKey {
  return roleKeys.find((key) => key === word) ?? 'applicant'
}

/** The roles that each role may give to somebody else. */
export const assignableRoles = {
  root: ['manager', 'moderator', 'owner', 'applicant'],
  moderator: ['manager', 'owner', 'applicant'],
  owner: ['manager', 'applicant'],
  manager: ['applicant'],
  member: [],
  applicant: [],
} as const satisfies Record<RoleKey, readonly RoleKey[]>

export function canAssign(actor: RoleKey, role: RoleKey): boolean {
  return assignableRoles[actor].some((assignable) => assignable === role)
}

/** Through whose eyes each role may look: never those of somebody who may do as much as they. */
const impersonableRoles = {
  root: ['moderator', 'owner', 'manager', 'member', 'applicant'],
  moderator: ['owner', 'manager', 'member', 'applicant'],
  owner: [],
  manager: [],
  member: [],
  applicant: [],
} as const satisfies Record<RoleKey, readonly RoleKey[]>

export function canImpersonate(actor: RoleKey, role: RoleKey): boolean {
  return impersonableRoles[actor].some((impersonable) => impersonable === role)
}

export const adminTypeOf = {
  root: 'SuperAdmin',
  moderator: 'SuperAdmin',
  owner: 'SurveyAdmin',
  manager: 'SurveyAdmin',
  member: null,
  applicant: null,
} as const satisfies Record<RoleKey, string | null>

/** The specification's group roles: what a role is called inside a company. */
export const groupRoleOf = {
  root: null,
  moderator: null,
  owner: 'Owner',
  manager: 'Member',
  member: 'Member',
  applicant: 'Guest',
} as const satisfies Record<RoleKey, string | null>

export const userCategoryOf = {
  root: 'management',
  moderator: 'management',
  owner: 'management',
  manager: 'management',
  member: 'management',
  applicant: 'respondent',
} as const satisfies Record<RoleKey, string>
