import type { RoleKey } from '@catchpitch/contract/access/roles'
import { expect, it } from 'vitest'
import { personOf } from '../person/person.ts'
import { companyWith, userWith } from '../person/testing/imagined-user.ts'
import { currentOf, type Destination, grouped, offeredTo } from './navigation.ts'

const page = (to: string, group: Destination['group'], rank: number, offered: Destination['offered']) =>
  ({ to, group, rank, offered, label: 'surveys.title', icon: 'surveys' }) as const satisfies Destination<string>

const pages = [
  page('/surveys/teams', 'side', 10, 'team.view'),
  page('/surveys/results', 'work', 20, 'result.view'),
  page('/surveys', 'work', 10, 'survey.view'),
  { ...page('/surveys/emailLogs', 'work', 50, 'mail.view'), also: ['/surveys/emailLogPreview'] },
  page('/surveys/account', 'account', 10, 'billing.view'),
  page('/surveys/profile', 'own', 10, 'everybody'),
  page('/survey', 'work', 10, 'applicant'),
  page('/admin/dashboard', 'start', 10, 'staff.dashboard'),
  page('/admin/subscription', 'money', 10, 'plan.price'),
]

const personWho = (role: RoleKey) => personOf(userWith(role, [companyWith('a', role)]), null)

it.each<[RoleKey, Record<string, string[]>]>([
  [
    'owner',
    {
      work: ['/surveys', '/surveys/results', '/surveys/emailLogs'],
      side: ['/surveys/teams'],
      account: ['/surveys/account'],
    },
  ],
  ['member', { work: ['/surveys', '/surveys/results'], side: ['/surveys/teams'] }],
  ['applicant', { work: ['/survey'] }],
  ['root', { start: ['/admin/dashboard'], money: ['/admin/subscription'] }],
  ['moderator', { start: ['/admin/dashboard'] }],
])('a person who is %s is offered what they may open, group by group, in order', (role, expected) => {
  const groups = grouped(offeredTo(personWho(role), pages))
  expect(Object.fromEntries(groups.map(({ name, entries }) => [name, entries.map(({ to }) => to)]))).toEqual(expected)
})

it('what is about oneself is offered to everybody, though in no group of the navigation', () => {
  expect(offeredTo(personWho('applicant'), pages).map(({ to }) => to)).toContain('/surveys/profile')
})

it.each([
  ['/surveys', '/surveys'],
  ['/surveys/018f/overview', '/surveys'],
  ['/surveys/profile/change', '/surveys/profile'],
  ['/surveys/teams', '/surveys/teams'],
  ['/surveys/emailLogPreview', '/surveys/emailLogs'],
  ['/survey', '/survey'],
  ['/surveysome', undefined],
])('on %s the entry of %s is marked', (path, entry) => {
  expect(currentOf(path, pages)?.to).toBe(entry)
})
