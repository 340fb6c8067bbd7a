import type { Access } from '@catchpitch/contract/access/access'
import { wordsOfRole } from '@catchpitch/contract/access/permissions'
import type { RoleKey } from '@catchpitch/contract/access/roles'
import { catalogEntities } from '@catchpitch/contract/catalogue/catalog-entities'
import type { catalogueEndpoints } from '@catchpitch/contract/catalogue/catalogue.endpoints'
import type { Endpoint } from '@catchpitch/contract/endpoint'
import { type EndpointName, type Endpoints, endpoints } from '@catchpitch/contract/endpoints'
import { limits } from '@catchpitch/contract/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeCompany, makeDepartment, makeMembership } from '#content/make-company'
import { makePerson } from '#content/make-person'
import { makeSubscription } from '#content/make-subscription'
import { makeEntry } from '#features/catalogue/catalogue.factory'
import { makeStrategy } from '#features/hiring-strategies/hiring-strategies.factory'
import { makeInvite, makeShareLink } from '#features/invitations/invitations.factory'
import { publicSessionId } from '#features/sessions/public-session-id'
import { makeSlide } from '#features/slides/slides.factory'
import { makeSupportMessage } from '#features/support/support.factory'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { acrossGroups } from '#platform/db/across-groups'
import { newId } from '#platform/ids'
import { createLink } from '#platform/links/links.queries'
import { makeMail } from '#platform/mail/mail.factory'
import { queueMail } from '#platform/mail/queue-mail'
import { findSession, revokeSession } from '#platform/session/session.queries'
import { newToken, tokenHash } from '#platform/session/token'
import { testDay, useApp } from '#testing/app'
import { colleague, company, impersonating, person, signedIn } from '#testing/make'
import { respondent } from '#testing/respondent'
import { makeDimension, makeModule, makeSituation } from '#testing/survey-catalogue'

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
    expects: (access) => (isOpen(access) || access.kind === 'respondent' ? 'let in' : 403),
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

type NamesOfRecords = Exclude<
  {
    [Name in EndpointName]: keyof Endpoints[Name]['params']['shape'] extends never ? never : Name
  }[EndpointName],
  OfCatalogue
>
type Params = Record<string, string>

async function department(group_id: string): Promise<Params> {
  const { id } = await makeDepartment(test.db, { now: testDay, group_id, name: newId(testDay) })
  return { id }
}

async function teammate(group_id: string): Promise<Params> {
  const { id } = await makePerson(test.db, { now: testDay })
  await makeMembership(test.db, { now: testDay, group_id, user_id: id, role: 'member' })
  return { id }
}

async function teamInvitation(group_id: string): Promise<Params> {
  const link = {
    purpose: 'join',
    group_id,
    subject_id: group_id,
    email: 'guest@example.com',
    created_by: null,
  } as const
  return { id: await createLink(test.db, link, testDay) }
}

async function plan(): Promise<Params> {
  const { id } = await test.db.selectFrom('plans').orderBy('position').limit(1).select('id').executeTakeFirstOrThrow()
  return { id }
}

async function subscription(group_id: string): Promise<Params> {
  const { id } = await makeSubscription(test.db, { now: testDay, group_id })
  return { id }
}

async function supportMessage(): Promise<Params> {
  const { id } = await makeSupportMessage(test.db, { now: testDay })
  return { id }
}

async function situation(): Promise<Params> {
  const { id: dimension_id } = await makeDimension(test.db, { now: testDay })
  const { id } = await makeSituation(test.db, { now: testDay, dimension_id })
  return { id }
}

async function publishedModule(): Promise<Params> {
  const { id } = await makeModule(test.db, { now: testDay, situation_ids: [], published_at: testDay })
  return { id }
}

async function survey(group_id: string): Promise<Params> {
  const { id } = await makeSurvey(test.db, { now: testDay, group_id })
  return { id }
}

async function invite(group_id: string): Promise<Params> {
  const { id: survey_id } = await makeSurvey(test.db, { now: testDay, group_id })
  const { id } = await makeInvite(test.db, { now: testDay, group_id, survey_id })
  return { id: survey_id, invite_id: id }
}

async function sharedSurvey(group_id: string): Promise<Params> {
  const { id: survey_id } = await makeSurvey(test.db, { now: testDay, group_id })
  const { id } = await makeShareLink(test.db, { now: testDay, group_id, survey_id })
  return { survey_id, id }
}

async function removedSurvey(group_id: string): Promise<Params> {
  const params = await survey(group_id)
  const removed = test.db.updateTable('surveys').set({ removed_at: testDay }).where('group_id', '=', group_id)
  await removed.where('id', '=', params.id ?? '').execute()
  return params
}

/** An invitation of the caller's own; of the applicant's where nobody calls. */
async function ownInvite(group_id: string, token: string | null): Promise<Params> {
  const { id: survey_id } = await makeSurvey(test.db, { now: testDay, group_id })
  const session = token === null ? null : await findSession(test.db, tokenHash(token), null)
  return makeInvite(test.db, { now: testDay, group_id, survey_id, user_id: session?.user_id ?? idOf('applicant') })
}

/** The calls that the catalogue's engine answers are told apart by their entity alone. */
type OfCatalogue = Exclude<keyof typeof catalogueEndpoints, 'listCatalogChoices'>

async function catalogEntry(name: EndpointName): Promise<Params> {
  const entity = catalogEntities.find(({ path }) => endpoints[name].path.startsWith(`${path}/{id}`))
  return entity ? makeEntry(test.db, entity, testDay) : {}
}

async function anImport(group_id: string): Promise<Params> {
  const form = new FormData()
  form.set('kind', 'users')
  form.set('group_id', group_id)
  form.set('file', new Blob(['email,first name,last name,country code,mobile\na']), 'people.csv')
  const { data } = await test.call('importPeople', { token: await signedIn(test.db, idOf('root')), form })
  return z.object({ id: z.string() }).parse(data)
}

async function anyGroup(): Promise<Params> {
  const { id } = await makeCompany(test.db, { now: testDay })
  return { id }
}

async function groupSurvey(group_id: string): Promise<Params> {
  const { id } = await makeSurvey(test.db, { now: testDay, group_id })
  return { id: group_id, survey_id: id }
}

/** How to make the record that a path names, in a company or, where it can only be their own, for the caller. */
async function mail(): Promise<Params> {
  const { to_email, ...written } = makeMail()
  await queueMail(test.db, { ...written, to_email }, testDay)
  const { id } = await acrossGroups(test.db)
    .selectFrom('mails')
    .where('to_email', '=', to_email)
    .select('id')
    .executeTakeFirstOrThrow()
  return { id }
}

/** How to make the record that a path names, in a company or, where it can only be their own, for the caller. */
const strategy = async (): Promise<Params> => ({ id: (await makeStrategy(test.db, { now: testDay })).id })
const slide = async (): Promise<Params> => ({ id: (await makeSlide(test.db, { now: testDay })).id })

const records: Record<NamesOfRecords, (group_id: string, token: string | null) => Promise<Params>> = {
  addParticipants: survey,
  closeShareLink: survey,
  getEmailTemplates: survey,
  getInvite: invite,
  getParticipation: survey,
  getSharedSurvey: sharedSurvey,
  importParticipants: survey,
  joinSharedSurvey: sharedSurvey,
  listInvites: survey,
  openShareLink: survey,
  previewEmail: survey,
  removeInvite: survey,
  resendInvite: survey,
  sendTestInvitation: survey,
  allocateSlide: slide,
  archiveAdminSlide: slide,
  archiveHiringStrategy: strategy,
  duplicateHiringStrategy: strategy,
  getAdminSlide: slide,
  getHiringStrategy: strategy,
  updateAdminSlide: slide,
  updateHiringStrategy: strategy,
  endSession: async (_, token) => ({ id: publicSessionId(tokenHash(token ?? '')) }),
  duplicateModule: publishedModule,
  duplicateSituation: situation,
  expirePassword: async () => ({ id: idOf('former') }),
  impersonateUser: async () => ({ id: idOf('member') }),
  listCatalogChoices: async () => ({ source: 'dimension' }),
  countUses: async () => ({ kind: 'module', id: idOf('member') }),
  listOptions: async () => ({ list: 'education_level' }),
  getSurvey: survey,
  duplicateSurvey: survey,
  publishSurvey: survey,
  removeSurvey: survey,
  saveExpression: survey,
  updateSurvey: survey,
  listSurveyQuestions: survey,
  saveSurveyQuestions: survey,
  listSurveyQueries: survey,
  saveSurveyQueries: survey,
  listScreeningQuestions: survey,
  saveScreeningQuestions: survey,
  prepareSurvey: publishedModule,
  restoreSurvey: removedSurvey,
  getSurveyOverview: survey,
  listSurveyResults: survey,
  getPlanDetail: plan,
  updatePlan: plan,
  getSubscription: subscription,
  updateSubscription: subscription,
  activateSubscription: subscription,
  listResultSnapshots: async () => ({ id: (await respondent(test)).test_id }),
  startTest: ownInvite,
  listStates: async () => ({ id: 'MY' }),
  sendSignInLink: async () => ({ id: idOf('former') }),
  getGroup: anyGroup,
  getGroupSummary: anyGroup,
  updateGroup: anyGroup,
  suspendGroup: anyGroup,
  removeGroup: anyGroup,
  listGroupSurveys: anyGroup,
  getGroupSurveyOverview: groupSurvey,
  getGroupSurveyPurpose: groupSurvey,
  listGroupSurveyInvites: groupSurvey,
  listGroupSurveyResults: groupSurvey,
  getGroupSurveyPipeline: groupSurvey,
  listGroupSurveyScreening: groupSurvey,
  listGroupSurveyQuestions: groupSurvey,
  listPersonResults: async () => ({ id: idOf('former') }),
  getPersonStatements: async () => ({ id: idOf('former') }),
  getPerson: async () => ({ id: idOf('former') }),
  updatePerson: async () => ({ id: idOf('former') }),
  removePerson: async () => ({ id: (await makePerson(test.db, { now: testDay })).id }),
  getEmailLog: mail,
  getImport: anImport,
  startImport: anImport,
  getFailedRows: anImport,
  getSample: async () => ({ kind: 'users' }),
  resendEmail: mail,
  getModule: publishedModule,
  getOffer: publishedModule,
  getSituation: situation,
  getSupportMessage: supportMessage,
  markSupportMessage: supportMessage,
  previewModule: publishedModule,
  removeModule: publishedModule,
  removeSituation: situation,
  updateModule: publishedModule,
  updateSituation: situation,
  verifyEmail: async () => ({ id: newId(testDay), hash: 'anything' }),
  updateDepartment: department,
  getColleague: teammate,
  updateColleague: teammate,
  removeColleague: teammate,
  withdrawInvitation: teamInvitation,
  removeDepartment: department,
}

const anyId = newId(testDay)
const nothingWritten = { en: '', zh: '', ms: '' }
const emptyDraft = { kind: 'invitation', language: 'en', subject: nothingWritten, body: nothingWritten }

const surveyBody = {
  name: 'Anything',
  description: '',
  language: 'en',
  department_id: null,
  expires_on: '2027-01-31',
  job_position: null,
  role: '',
  skills_required: '',
  supervision: null,
  goal_type: null,
  hire_type: null,
  business_size: null,
  purpose: '',
  experience_type: null,
  shows_names: false,
  integrity_policy: 1,
  may_explain: true,
  level: 6,
  version: 1,
}

/** A body that is right in itself, where a call would be refused for its body before it looks for the record. */
const foreignBodies: { [Name in EndpointName]?: unknown } = {
  addParticipants: {
    participants: [
      { first_name: 'Mei', last_name: 'Chen', email: 'mei@example.com', country_code: '+60', mobile: '0123456789' },
    ],
  },
  previewEmail: { draft: emptyDraft },
  removeInvite: { invite_id: anyId },
  resendInvite: { invite_id: anyId },
  sendTestInvitation: { draft: emptyDraft },
  updateDepartment: { name: 'Anything', version: 1 },
  updateColleague: { role: 'manager', departments: ['00000000-0000-4000-8000-000000000000'] },
  updateSurvey: surveyBody,
  saveExpression: { version: 1, expression: [1] },
  saveSurveyQuestions: { version: 1, situation_ids: [] },
  saveSurveyQueries: { version: 1, query_ids: [] },
  saveScreeningQuestions: { version: 1, questions: [] },
}

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints)
const isNamed = (name: EndpointName): name is NamesOfRecords => name in records
const paramsOf = async (name: EndpointName, group_id: string, token: string | null) =>
  isNamed(name) ? records[name](group_id, token) : catalogEntry(name)

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
      params: await paramsOf(name, world.group_id, token),
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
const ofEveryCompany: readonly EndpointName[] = ['getOffer', 'prepareSurvey']

const ofCompanyRecords = names.filter(
  (name) => isNamed(name) && endpoints[name].access.kind === 'company' && !ofEveryCompany.includes(name),
)

it.each(ofCompanyRecords)("%s does not know another company's record", async (name) => {
  const answer = await test.call(name, {
    token: await signedIn(test.db, idOf('owner')),
    params: await paramsOf(name, world.foreign_group_id, null),
    query: { group_id: world.group_id },
    body: foreignBodies[name],
  })
  expect(answer).toMatchObject({ status: 404, code: 'record.missing' })
})
