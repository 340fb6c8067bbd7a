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
    language: 'en',
    introSteps: 0,
    verified: true,
    role: role(key),
    permissions: staff ? [...wordsOfRole[key]] : [],
    groups,
  }
}

describe('personOf', () => {
  const user = userWith('owner', [companyWith('a', 'member'), companyWith('b', 'owner')])

  it('sees a person from the company they have chosen', () => {
    const person = personOf(user, 'b')
    expect(person).toMatchObject({ company: { id: 'b' }, role: 'owner' })
    expect(may(person, 'team.manage')).toBe(true)
  })

  it.each([null, 'left'])('takes the first company when %s is chosen', (chosen) => {
    const person = personOf(user, chosen)
    expect(person).toMatchObject({ company: { id: 'a' }, role: 'member' })
    expect(may(person, 'team.manage')).toBe(false)
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
