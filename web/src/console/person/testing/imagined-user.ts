import { wordsOfRole } from '@catchpitch/contract/access/permissions'
import { type RoleKey, roleId } from '@catchpitch/contract/access/roles'
import type { CurrentUser } from '@catchpitch/contract/current-user/current-user.endpoints'
import type { Company } from '../person.ts'

const role = (key: RoleKey) => ({ id: roleId[key], key, name: key })

/** A company in which somebody has this role. */
export const companyWith = (id: string, key: RoleKey): Company => ({
  id,
  name: `Company ${id}`,
  role: role(key),
  permissions: [...wordsOfRole[key]],
  group_user: { role: { key } },
  departments: [],
  hasActivePlan: null,
  suspended: false,
})

/** Somebody in these companies; staff, if the role is one of the platform's. */
export function userWith(key: RoleKey, groups: Company[]): CurrentUser {
  const staff = key === 'root' || key === 'moderator'
  return {
    id: 'u',
    uniqueId: 'U',
    username: null,
    full_name: 'Nurul Hassan',
    first_name: 'Nurul',
    last_name: 'Hassan',
    email: 'nurul@example.com',
    picture: null,
    gender: null,
    country_code: null,
    mobile: null,
    dob: null,
    age_range: null,
    employment_status: null,
    education_level: null,
    country: null,
    is_receive: false,
    hired_at: null,
    resigned_at: null,
    language: 'en',
    introSteps: 0,
    verified: true,
    role: role(key),
    permissions: staff ? [...wordsOfRole[key]] : [],
    groups,
    hasActivePlan: null,
    managerDepartments: [],
    impersonate: null,
    preferences: {},
    version: 1,
  }
}
