import { wordsOfRole } from '@catchpitch/contract/access/permissions'
import { type RoleKey, roleId } from '@catchpitch/contract/access/roles'
import type { CurrentUser } from '@catchpitch/contract/current-user/current-user.endpoints'
import { describe, expect, it } from 'vitest'
import { type Company, homeOf, may, personOf } from './person.ts'

const role = (key: RoleKey) => ({ id: roleId[key], key, name: key })

const companyWith = (id: string, key: RoleKey): Company => ({
  id,
  name: `Company ${id}`,
  role: role(key),
  permissions: [...wordsOfRole[key]],
  group_user: { role: { key } },
  departments: [],
  hasActivePlan: null,
})

function userWith(key: RoleKey, groups: Company[]): CurrentUser {
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

describe('personOf', () => {
  const user = userWith('owner', [companyWith('a', 'member'), companyWith('b', 'owner')])

  it('sees a person from the company they have chosen', () => {
    const person = personOf(user, 'b')
    expect(person).toMatchObject({ company: { id: 'b' }, role: 'owner' })
    expect(may(person, 'team.manage')).toBe(true)
  })

  it.each([null, 'left'])('takes the first company when %s is chosen, until the person says which', (chosen) => {
    const person = personOf(user, chosen)
    expect(person).toMatchObject({ company: { id: 'a' }, role: 'member', mustChooseCompany: true })
    expect(may(person, 'team.manage')).toBe(false)
  })

  it('takes the company that was chosen on another device', () => {
    const elsewhere = { ...user, preferences: { selected_group: 'b' } }
    expect(personOf(elsewhere, null)).toMatchObject({ company: { id: 'b' }, mustChooseCompany: false })
    expect(personOf(elsewhere, 'a')).toMatchObject({ company: { id: 'a' }, mustChooseCompany: false })
  })

  it('takes the only company that somebody works in, whatever they have applied for elsewhere', () => {
    const applied = userWith('owner', [companyWith('a', 'applicant'), companyWith('b', 'owner')])
    expect(personOf(applied, null)).toMatchObject({ company: { id: 'b' }, role: 'owner', mustChooseCompany: false })
  })

  it.each([
    ['staff', userWith('root', user.groups)],
    ['applicants', userWith('applicant', [companyWith('a', 'applicant'), companyWith('b', 'applicant')])],
  ])('asks no %s for a company', (_who, somebody) => {
    expect(personOf(somebody, null).mustChooseCompany).toBe(false)
  })
})

it.each<[RoleKey, CurrentUser, string]>([
  ['root', userWith('root', []), '/admin/dashboard'],
  ['moderator', userWith('moderator', [companyWith('a', 'applicant')]), '/admin/dashboard'],
  ['owner', userWith('owner', [companyWith('a', 'owner')]), '/surveys'],
  ['manager', userWith('manager', [companyWith('a', 'manager')]), '/surveys'],
  ['member', userWith('member', [companyWith('a', 'member')]), '/surveys'],
  ['applicant', userWith('applicant', [companyWith('a', 'applicant')]), '/survey'],
  ['applicant', userWith('applicant', []), '/survey'],
])('the day of a person who is %s begins at the right place', (key, user, home) => {
  const person = personOf(user, null)
  expect(person.role).toBe(key)
  expect(homeOf(person)).toBe(home)
})
