import type { Access } from '@catchpitch/contract/access/access'
import { wordsOfRole } from '@catchpitch/contract/access/permissions'
import { type RoleKey, roleId } from '@catchpitch/contract/access/roles'
import { endpoints } from '@catchpitch/contract/endpoints'
import { limits } from '@catchpitch/contract/limits'
import { describe, expect, it } from 'vitest'
import { type SessionRow, sessionKind } from '#platform/session/session'
import { testDay } from '#testing/test-day'
import { authorize } from './authorize.ts'

/*
 * The gate of every call as a table: each access that an endpoint of the contract has, against every kind of session.
 */

const minutes = (count: number) => new Date(testDay.getTime() + count * 60 * 1000)

/** A session of somebody who belongs to no company and is no staff. */
const stranger: SessionRow = {
  token_hash: Buffer.from('anything'),
  kind: sessionKind.console,
  attempt_id: null,
  attempt_group_id: null,
  impersonator_id: null,
  impersonator: null,
  last_seen_at: testDay,
  expires_at: minutes(60),
  revoked_at: null,
  user_id: 'somebody',
  language: 'en',
  platform_role: null,
  deactivated_at: null,
  group_id: null,
  group_role: null,
  department_ids: null,
  membership_deactivated_at: null,
  group_suspended_at: null,
}

const staff = (role: 'root' | 'moderator') => ({ ...stranger, platform_role: roleId[role] })
const member = (role: RoleKey) => ({ ...stranger, group_id: 'company', group_role: roleId[role] })
const owner = member('owner')
const survey = { ...stranger, kind: sessionKind.survey, attempt_id: 'run', attempt_group_id: 'company' }
const root = { platform_role: roleId.root, deactivated_at: null, session_revoked_at: null }
const impersonated = { ...owner, impersonator_id: 'root', impersonator: root }
const { idle_minutes, return_minutes } = limits.impersonation

/** What each kind of access answers: a refusal, `in`, or `in` for the role that holds the word. */
type Answers = Record<Access['kind'], string> & { role?: RoleKey; paying?: string }

const denied = 'access.denied'
const missing = 'record.missing'
const byWord = 'by its word'
/** The gate lets a signed call pass: its signature was asked for before, and no session stands for one. */
const open = { open: 'in', link: 'in', signed: 'in' }

const everywhere = (code: string): Answers => ({
  ...open,
  signedIn: code,
  inPerson: code,
  impersonating: code,
  respondent: code,
  invited: code,
  company: code,
  staff: code,
})

/** Anybody who is signed in to the console, without a role anywhere. */
const console: Answers = {
  ...open,
  signedIn: 'in',
  inPerson: 'in',
  impersonating: denied,
  respondent: denied,
  invited: 'in',
  company: missing,
  staff: denied,
}

const ofStaff = (role: RoleKey): Answers => ({ ...console, staff: byWord, role })
const ofCompany = (role: RoleKey): Answers => ({ ...console, company: byWord, role })
const ofImpersonation: Answers = {
  ...ofCompany('owner'),
  inPerson: 'impersonation.forbidden',
  paying: 'impersonation.forbidden',
  impersonating: 'in',
}

const table: readonly (readonly [string, SessionRow | null, Answers])[] = [
  ['nobody, or an unknown token', null, everywhere('session.missing')],
  ['a session whose time is up', { ...owner, expires_at: testDay }, everywhere('session.ended')],
  ['a session that was ended', { ...owner, revoked_at: testDay }, everywhere('session.ended')],
  ['somebody whose account is closed', { ...owner, deactivated_at: testDay }, everywhere('session.ended')],
  ['staff whose account is closed', { ...staff('root'), deactivated_at: testDay }, everywhere('session.ended')],
  ['a survey session whose time is up', { ...survey, expires_at: testDay }, everywhere('session.ended')],
  ['a survey session', survey, { ...everywhere(denied), respondent: 'in', invited: 'in' }],
  ['a stranger', stranger, console],
  ['root', staff('root'), ofStaff('root')],
  ['a moderator', staff('moderator'), ofStaff('moderator')],
  ['an owner', owner, ofCompany('owner')],
  ['a manager', member('manager'), ofCompany('manager')],
  ['a member', member('member'), ofCompany('member')],
  ['an applicant', member('applicant'), ofCompany('applicant')],
  ['an owner who has left', { ...owner, membership_deactivated_at: testDay }, console],
  [
    'an owner of a suspended company',
    { ...owner, group_suspended_at: testDay },
    { ...console, company: 'group.suspended' },
  ],
  ['staff impersonating the owner', impersonated, ofImpersonation],
  [
    'an impersonation that fell idle',
    { ...impersonated, last_seen_at: minutes(-idle_minutes) },
    { ...everywhere('session.ended'), impersonating: 'in' },
  ],
  [
    'an impersonation that nobody came back from',
    { ...impersonated, last_seen_at: minutes(-return_minutes) },
    everywhere('session.ended'),
  ],
  [
    'an impersonation by staff who signed out',
    { ...impersonated, impersonator: { ...root, session_revoked_at: testDay } },
    everywhere('session.ended'),
  ],
  [
    'an impersonation by staff whose account is closed',
    { ...impersonated, impersonator: { ...root, deactivated_at: testDay } },
    everywhere('session.ended'),
  ],
  [
    'an impersonation by somebody who is staff no more',
    { ...impersonated, impersonator: { ...root, platform_role: null } },
    everywhere('session.ended'),
  ],
]

/** Every access that occurs, once. */
const accesses = [
  ...new Map(Object.values(endpoints).map(({ access }): [string, Access] => [JSON.stringify(access), access])).values(),
]

function expectedOf({ role, paying, ...answers }: Answers, access: Access): string {
  const expected = answers[access.kind]
  if (expected !== byWord || !role || !('word' in access)) return expected
  if (!wordsOfRole[role].includes(access.word)) return denied
  return access.word === 'billing.pay' ? (paying ?? 'in') : 'in'
}

describe('the gate', () => {
  it.each(table)('answers %s as each access says', (_, row, answers) => {
    const offending = accesses.flatMap((access) => {
      const verdict = authorize(access, row, testDay)
      const got = verdict.allowed ? 'in' : verdict.code
      const expected = expectedOf(answers, access)
      return got === expected ? [] : [{ access, expected, got }]
    })
    expect(offending).toEqual([])
  })

  it('is asked about every kind of access', () => {
    expect([...new Set(accesses.map(({ kind }) => kind))].toSorted()).toEqual(Object.keys(console).toSorted())
  })

  it('tells open calls who calls only while their session runs', () => {
    const callerOf = (row: SessionRow) => {
      const verdict = authorize({ kind: 'open' }, row, testDay)
      return verdict.allowed ? (verdict.caller.person?.id ?? null) : 'refused'
    }
    expect(callerOf(owner)).toBe('somebody')
    expect(callerOf({ ...owner, revoked_at: testDay })).toBeNull()
  })
})
