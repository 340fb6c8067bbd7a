import type { Access } from '@catchpitch/contract/access/access'
import { wordsOfRole } from '@catchpitch/contract/access/permissions'
import type { RoleKey } from '@catchpitch/contract/access/roles'
import type { Endpoint } from '@catchpitch/contract/endpoint'
import { type EndpointName, endpoints } from '@catchpitch/contract/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { makeMembership } from '#content/make-company'
import { newId } from '#platform/ids'
import { type TestApp, useApp } from './app.ts'
import type { Params } from './asked-record.ts'
import { colleague, company, impersonating, person, signedIn } from './make.ts'
import { makeRecord } from './path-records.ts'
import { respondent } from './respondent.ts'
import { testDay } from './test-day.ts'

/** What stands in the way of a caller. `let in` says nothing about what the call itself then answers. */
export type Outcome = 'let in' | 401 | 403 | 404 | 408

/** What the gate decides; a call that goes past it fails on its empty body, or succeeds. */
export function outcomeOf(status: number): Outcome {
  return status === 401 || status === 403 || status === 404 || status === 408 ? status : 'let in'
}

export const endpointNames = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints)

export const isOpen = (access: Access) => access.kind === 'open' || access.kind === 'link'

type Role = 'owner' | 'manager' | 'member' | 'applicant'
type PersonName = Role | 'root' | 'moderator' | 'former' | 'foreign' | 'deactivated'

export type World = { group_id: string; foreign_group_id: string; people: Record<PersonName, string> }

/** A company with somebody of each role, another company, and those who work for neither. */
export async function makeWorld({ db }: TestApp): Promise<World> {
  const own = await company(db)
  const foreign = await company(db, 'Teh Tarik Trading')
  const former = await person(db)
  const left = { now: testDay, group_id: own.id, user_id: former.id, role: 'owner', deactivated_at: testDay } as const
  await makeMembership(db, left)
  const idOfRole = async (role: Role) => (await colleague(db, own.id, role)).id
  return {
    group_id: own.id,
    foreign_group_id: foreign.id,
    people: {
      root: (await person(db, { platform_role: 'root' })).id,
      moderator: (await person(db, { platform_role: 'moderator' })).id,
      owner: own.owner.id,
      manager: await idOfRole('manager'),
      member: await idOfRole('member'),
      applicant: await idOfRole('applicant'),
      former: former.id,
      foreign: foreign.owner.id,
      deactivated: (await colleague(db, own.id, 'owner', { deactivated_at: testDay })).id,
    },
  }
}

export const idIn =
  ({ people }: World) =>
  (name: string) =>
    Object.entries(people).find(([known]) => known === name)?.[1] ?? ''

/** Root, looking through the owner's eyes. */
export async function impersonation({ db }: TestApp, { people }: World): Promise<string> {
  return impersonating(db, { id: people.root, token: await signedIn(db, people.root) }, people.owner)
}

/** What somebody with a running session may do, by their role on the platform and in the company asked for. */
const withRoles =
  (staffRole: RoleKey | null, companyRole: RoleKey | null) =>
  (access: Access): Outcome => {
    switch (access.kind) {
      case 'open':
      case 'link':
      case 'signedIn':
      case 'inPerson':
      case 'invited':
        return 'let in'
      case 'signed':
        return 401
      case 'impersonating':
      case 'respondent':
        return 403
      case 'staff':
        return staffRole && wordsOfRole[staffRole].includes(access.word) ? 'let in' : 403
      case 'company':
        if (!companyRole) return 404
        return wordsOfRole[companyRole].includes(access.word) ? 'let in' : 403
    }
  }

type Caller = {
  name: string
  is_slow_to_open?: true
  open: (test: TestApp, world: World) => Promise<string | null>
  expects: (access: Access) => Outcome
}

const signedInAs = (name: PersonName, staffRole: RoleKey | null, companyRole: RoleKey | null) => ({
  name,
  open: ({ db }: TestApp, { people }: World) => signedIn(db, people[name]),
  expects: withRoles(staffRole, companyRole),
})

/** Everybody who calls every endpoint. Sessions that are over are refused by the gate: see access-matrix.sessions.test.ts. */
const callers: readonly Caller[] = [
  { name: 'nobody', open: async () => null, expects: (access) => (isOpen(access) ? 'let in' : 401) },
  {
    // It opens one test and nothing of the console.
    name: 'a survey session',
    is_slow_to_open: true,
    open: async (test) => (await respondent(test)).token,
    expects: (access) => {
      if (access.kind === 'signed') return 401
      return isOpen(access) || access.kind === 'respondent' || access.kind === 'invited' ? 'let in' : 403
    },
  },
  signedInAs('root', 'root', null),
  signedInAs('moderator', 'moderator', null),
  signedInAs('owner', null, 'owner'),
  signedInAs('manager', null, 'manager'),
  signedInAs('member', null, 'member'),
  signedInAs('applicant', null, 'applicant'),
  {
    name: 'staff impersonating the owner',
    open: impersonation,
    expects: (access) => {
      // They look, and never pay.
      if (access.kind === 'inPerson' || (access.kind === 'company' && access.word === 'billing.pay')) return 403
      return access.kind === 'impersonating' ? 'let in' : withRoles(null, 'owner')(access)
    },
  },
  { ...signedInAs('former', null, null), name: 'an owner who has left' },
  { ...signedInAs('foreign', null, null), name: "another company's owner" },
]

/**
 * Nobody may call so much at once as is called here in their name; in a few hundred breaths like this one they may, and
 * no session falls idle over it.
 */
export const breath_ms = 250

const anyParams = ({ params }: Endpoint): Params =>
  Object.fromEntries(Object.keys(params.shape).map((name) => [name, newId(testDay)]))

/** Lets everybody call these endpoints, a test for each, which names every caller who is answered otherwise than the access says. */
export function testAccessOf(names: readonly EndpointName[]): void {
  const test = useApp()
  const tokens = new Map<Caller, Promise<string | null>>()
  let world: World

  beforeAll(async () => {
    world = await makeWorld(test)
  })

  const tokenOf = (caller: Caller): Promise<string | null> => {
    const opened = tokens.get(caller) ?? caller.open(test, world)
    tokens.set(caller, opened)
    return opened
  }

  /** Some calls end the session that they are made with, or those of somebody else. */
  const forgetSessions = (caller: Caller) => {
    for (const known of tokens.keys()) if (known === caller || !known.is_slow_to_open) tokens.delete(known)
  }

  const recordFor = (name: EndpointName, token: string | null) =>
    makeRecord(name, { test, idOf: idIn(world), group_id: world.group_id, token })

  it.each(names)('%s answers everybody as its access says', async (name) => {
    const endpoint: Endpoint = endpoints[name]
    test.clock.moveBy(breath_ms)
    // One record for all who are refused, because they change nothing. Only where the answer is 404 must it exist: there
    // a missing record would look like a closed gate.
    const refusedParams = endpoint.access.kind === 'company' ? await recordFor(name, null) : anyParams(endpoint)
    const offending: unknown[] = []
    for (const caller of callers) {
      const expected = caller.expects(endpoint.access)
      const token = await tokenOf(caller)
      const answer = await test.call(name, {
        token,
        params: expected === 'let in' ? await recordFor(name, token) : refusedParams,
        query: endpoint.access.kind === 'company' ? { group_id: world.group_id } : {},
        body: endpoint.method === 'GET' ? undefined : {},
      })
      const { status, code } = answer
      // Otherwise the call was never made.
      const isLimited = endpoint.limit === null && code === 'rate.limited'
      if (outcomeOf(status) !== expected || status >= 500 || isLimited) {
        offending.push({ caller: caller.name, expected, got: status, code, message: answer.message })
      }
      if (endpoint.method !== 'GET' && status === 200) forgetSessions(caller)
    }
    expect(offending).toEqual([])
  })
}
