import type { Access } from '@catchpitch/contract/access/access'
import { wordsOfRole } from '@catchpitch/contract/access/permissions'
import type { RoleKey } from '@catchpitch/contract/access/roles'
import type { Endpoint } from '@catchpitch/contract/endpoint'
import { type EndpointName, endpoints } from '@catchpitch/contract/endpoints'
import { limits } from '@catchpitch/contract/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeMembership } from '#content/make-company'
import { newId } from '#platform/ids'
import { revokeSession } from '#platform/session/session.queries'
import { newToken, tokenHash } from '#platform/session/token'
import { useApp } from '#testing/app'
import { colleague, company, impersonating, person, signedIn } from '#testing/make'
import { rightBodies, rightQueries } from '#testing/path-bodies'
import { makeRecord, namesRecord, namesSurvey } from '#testing/path-records'
import { respondent } from '#testing/respondent'
import { managerOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

/*
 * Every endpoint of the contract against everybody who might call it. A new endpoint is in here by
 * itself; one that names a record in its path must say below how to make such a record.
 */

const test = useApp()

/** What stands in the way of a caller. `let in` says nothing about what the call itself then answers. */
type Outcome = 'let in' | 401 | 403 | 404 | 408

type World = { group_id: string; foreign_group_id: string; people: Record<string, string> }
let world: World

beforeAll(async () => {
  const { db } = test
  const own = await company(db)
  const foreign = await company(db, 'Teh Tarik Trading')
  const former = await person(db)
  await makeMembership(db, {
    now: testDay,
    group_id: own.id,
    user_id: former.id,
    role: 'owner',
    deactivated_at: testDay,
  })
  world = {
    group_id: own.id,
    foreign_group_id: foreign.id,
    people: {
      root: (await person(db, { platform_role: 'root' })).id,
      moderator: (await person(db, { platform_role: 'moderator' })).id,
      owner: own.owner.id,
      manager: (await colleague(db, own.id, 'manager')).id,
      member: (await colleague(db, own.id, 'member')).id,
      applicant: (await colleague(db, own.id, 'applicant')).id,
      former: former.id,
      foreign: foreign.owner.id,
      deactivated: (await colleague(db, own.id, 'owner', { deactivated_at: testDay })).id,
    },
  }
})

const idOf = (name: string) => world.people[name] ?? ''

/** A survey session: it opens one test and nothing of the console. */
async function surveySession(): Promise<string> {
  return (await respondent(test)).token
}

async function endedSession(): Promise<string> {
  const token = await signedIn(test.db, idOf('owner'))
  await revokeSession(test.db, tokenHash(token), testDay)
  return token
}

/** Root, looking through the owner's eyes. */
async function impersonation(): Promise<string> {
  const root = { id: idOf('root'), token: await signedIn(test.db, idOf('root')) }
  return impersonating(test.db, root, idOf('owner'))
}

async function idleImpersonation(): Promise<string> {
  const token = await impersonation()
  const last_seen_at = new Date(testDay.getTime() - limits.impersonation.idle_minutes * 60 * 1000)
  await test.db.updateTable('sessions').set({ last_seen_at }).where('token_hash', '=', tokenHash(token)).execute()
  return token
}

type Principal = {
  name: string
  /** A new session for every cell, because some calls end the one they are made with. */
  token: () => Promise<string | null>
  expects: (access: Access) => Outcome
}

const isOpen = (access: Access) => access.kind === 'open' || access.kind === 'link'

const refusedEverywhere = (status: Outcome) => (access: Access) => (isOpen(access) ? 'let in' : status)

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

function signedInAs(name: string, staffRole: RoleKey | null, companyRole: RoleKey | null): Principal {
  return { name, token: () => signedIn(test.db, idOf(name)), expects: withRoles(staffRole, companyRole) }
}

const principals: readonly Principal[] = [
  { name: 'nobody', token: async () => null, expects: refusedEverywhere(401) },
  { name: 'an unknown token', token: async () => newToken(), expects: refusedEverywhere(401) },
  {
    name: 'an expired session',
    token: () => signedIn(test.db, idOf('owner'), testDay),
    expects: refusedEverywhere(408),
  },
  { name: 'an ended session', token: endedSession, expects: refusedEverywhere(408) },
  {
    name: 'a deactivated owner',
    token: () => signedIn(test.db, idOf('deactivated')),
    expects: refusedEverywhere(408),
  },
  {
    name: 'a survey session',
    token: surveySession,
    expects: (access) => (isOpen(access) || access.kind === 'respondent' || access.kind === 'invited' ? 'let in' : 403),
  },
  signedInAs('root', 'root', null),
  signedInAs('moderator', 'moderator', null),
  signedInAs('owner', null, 'owner'),
  signedInAs('manager', null, 'manager'),
  signedInAs('member', null, 'member'),
  signedInAs('applicant', null, 'applicant'),
  {
    name: 'staff impersonating the owner',
    token: impersonation,
    expects: (access) => {
      if (access.kind === 'inPerson') return 403
      return access.kind === 'impersonating' ? 'let in' : withRoles(null, 'owner')(access)
    },
  },
  {
    name: 'an impersonation that fell idle',
    token: idleImpersonation,
    expects: (access) => (access.kind === 'impersonating' ? 'let in' : refusedEverywhere(408)(access)),
  },
  { ...signedInAs('former', null, null), name: 'an owner who has left' },
  { ...signedInAs('foreign', null, null), name: "another company's owner" },
]

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints)
/** What the gate decides; a call that goes past it fails on its empty body, or succeeds. */
function outcomeOf(status: number): Outcome {
  return status === 401 || status === 403 || status === 404 || status === 408 ? status : 'let in'
}

/**
 * Nobody may call so much at once as is called here in their name; in a few hundred breaths like this one they may, and
 * no session falls idle over it.
 */
const breath_ms = 250

describe.each(names)('%s', (name) => {
  const endpoint: Endpoint = endpoints[name]

  beforeAll(() => test.clock.moveBy(breath_ms))

  it.each(principals)('answers $name as its access says', async ({ token: open, expects }) => {
    const token = await open()
    const answer = await test.call(name, {
      token,
      params: await makeRecord(name, { test, idOf, group_id: world.group_id, token }),
      query: endpoint.access.kind === 'company' ? { group_id: world.group_id } : {},
      body: endpoint.method === 'GET' ? undefined : {},
    })
    expect(outcomeOf(answer.status)).toBe(expects(endpoint.access))
    expect(answer.status).toBeLessThan(500)
    // Otherwise the call was never made.
    if (endpoint.limit === null) expect(answer.code).not.toBe('rate.limited')
  })
})

/** What the catalogue offers is the same for every company. */
const ofEveryCompany: readonly EndpointName[] = ['getOffer', 'getOfferedJobTemplate', 'prepareSurvey']

const ofCompanyRecords = names.filter(
  (name) => namesRecord(name) && endpoints[name].access.kind === 'company' && !ofEveryCompany.includes(name),
)

it.each(ofCompanyRecords)("%s does not know another company's record", async (name) => {
  const answer = await test.call(name, {
    token: await signedIn(test.db, idOf('owner')),
    params: await makeRecord(name, { test, idOf, group_id: world.foreign_group_id, token: null }),
    query: { group_id: world.group_id, ...rightQueries[name] },
    body: rightBodies[name],
  })
  expect(answer).toMatchObject({ status: 404, code: 'record.missing' })
})

/** Whether a manager may make this call at all, of whichever survey. */
function isForManagers({ access }: Endpoint): boolean {
  return access.kind === 'company' && wordsOfRole.manager.includes(access.word)
}

const ofSurveys = ofCompanyRecords.filter((name) => namesSurvey(name) && isForManagers(endpoints[name]))

it.each(ofSurveys)('%s does not know a survey of a department that is not the manager’s', async (name) => {
  const { group_id } = world
  const { department_id } = await managerOf(test, group_id, newId(testDay))
  const { token } = await managerOf(test, group_id, newId(testDay))
  const params = await makeRecord(name, { test, idOf, group_id, token })
  const named = params.id ?? ''
  const answered = test.db.selectFrom('results').where('group_id', '=', group_id).where('attempt_id', '=', named)
  const given = test.db.updateTable('surveys').set({ department_id }).where('group_id', '=', group_id)
  await given.where((eb) => eb.or([eb('id', '=', named), eb('id', 'in', answered.select('survey_id'))])).execute()
  const answer = await test.call(name, {
    token,
    params,
    query: { group_id, ...rightQueries[name] },
    body: rightBodies[name],
  })
  expect(answer).toMatchObject({ status: 404, code: 'record.missing' })
})
