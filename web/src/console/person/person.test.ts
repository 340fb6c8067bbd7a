import type { RoleKey } from '@catchpitch/contract/access/roles'
import type { CurrentUser } from '@catchpitch/contract/current-user/current-user.endpoints'
import { describe, expect, it } from 'vitest'
import { greetedAs, homeOf, may, personOf } from './person.ts'
import { companyWith, userWith } from './testing/imagined-user.ts'

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

it.each([
  ['Mei Ling', 'Mei Ling Wong', 'Mei Ling'],
  ['伟', '李伟', '李伟'],
])('%s of %s is greeted as %s', (first_name, full_name, greeted) => {
  expect(greetedAs({ ...userWith('applicant', []), first_name, full_name })).toBe(greeted)
})
