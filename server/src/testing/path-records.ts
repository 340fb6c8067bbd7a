import { catalogEntities } from '@catchpitch/contract/catalogue/catalog-entities'
import type { catalogueEndpoints } from '@catchpitch/contract/catalogue/catalogue.endpoints'
import { type EndpointName, type Endpoints, endpoints } from '@catchpitch/contract/endpoints'
import { id as idSchema } from '@catchpitch/contract/ids'
import { z } from 'zod'
import { makeCompany, makeDepartment, makeMembership } from '#content/make-company'
import { makeOrder } from '#content/make-order'
import { makePerson } from '#content/make-person'
import { makeSubscription } from '#content/make-subscription'
import { makeEntry } from '#features/catalogue/catalogue.factory'
import { makeStrategy } from '#features/hiring-strategies/hiring-strategies.factory'
import { makeInvite, makeShareLink } from '#features/invitations/invitations.factory'
import { publicSessionId } from '#features/sessions/public-session-id'
import { makeSlide } from '#features/slides/slides.factory'
import { makeRecording } from '#features/speech/speech.factory'
import { makeSupportMessage } from '#features/support/support.factory'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { acrossGroups } from '#platform/db/across-groups'
import { newId } from '#platform/ids'
import { createLink } from '#platform/links/links.queries'
import { makeMail } from '#platform/mail/mail.factory'
import { queueMail } from '#platform/mail/queue-mail'
import { findSession } from '#platform/session/session.queries'
import { tokenHash } from '#platform/session/token'
import { signedIn } from '#testing/make'
import { respondent } from '#testing/respondent'
import { makeDimension, makeModule, makeSituation } from '#testing/survey-catalogue'
import { type TestApp, testDay } from './app.ts'

type NamesOfRecords = Exclude<
  {
    [Name in EndpointName]: keyof Endpoints[Name]['params']['shape'] extends never ? never : Name
  }[EndpointName],
  OfCatalogue
>
type Params = Record<string, string>

/** For whom a record is made: in a company or, where it can only be their own, for the caller. */
type Asked = { test: TestApp; group_id: string; token: string | null; idOf: (name: string) => string }

async function department({ test, group_id }: Asked): Promise<Params> {
  const { id } = await makeDepartment(test.db, { now: testDay, group_id, name: newId(testDay) })
  return { id }
}

async function teammate({ test, group_id }: Asked): Promise<Params> {
  const { id } = await makePerson(test.db, { now: testDay })
  await makeMembership(test.db, { now: testDay, group_id, user_id: id, role: 'member' })
  return { id }
}

async function teamInvitation({ test, group_id }: Asked): Promise<Params> {
  const link = {
    purpose: 'join',
    group_id,
    subject_id: group_id,
    email: 'guest@example.com',
    created_by: null,
  } as const
  return { id: await createLink(test.db, link, testDay) }
}

async function plan({ test }: Asked): Promise<Params> {
  const { id } = await test.db.selectFrom('plans').orderBy('position').limit(1).select('id').executeTakeFirstOrThrow()
  return { id }
}

async function subscription({ test, group_id }: Asked): Promise<Params> {
  const { id } = await makeSubscription(test.db, { now: testDay, group_id })
  return { id }
}

/** One for everybody that comes with the product; others may have been archived by the calls before. */
async function guide({ test }: Asked): Promise<Params> {
  const { id } = await test.db
    .selectFrom('guides')
    .where('code', 'is not', null)
    .where('audience', '=', 1)
    .where('archived_at', 'is', null)
    .limit(1)
    .select('id')
    .executeTakeFirstOrThrow()
  return { id }
}

async function order({ test, group_id }: Asked): Promise<Params> {
  const { id } = await makeOrder(test.db, { now: testDay, group_id })
  return { id }
}

async function supportMessage({ test }: Asked): Promise<Params> {
  const { id } = await makeSupportMessage(test.db, { now: testDay })
  return { id }
}

async function situation({ test }: Asked): Promise<Params> {
  const { id: dimension_id } = await makeDimension(test.db, { now: testDay })
  const { id } = await makeSituation(test.db, { now: testDay, dimension_id })
  return { id }
}

async function publishedModule({ test }: Asked): Promise<Params> {
  const { id } = await makeModule(test.db, { now: testDay, situation_ids: [], published_at: testDay })
  return { id }
}

async function survey({ test, group_id }: Asked): Promise<Params> {
  const { id } = await makeSurvey(test.db, { now: testDay, group_id })
  return { id }
}

async function invite({ test, group_id }: Asked): Promise<Params> {
  const { id: survey_id } = await makeSurvey(test.db, { now: testDay, group_id })
  const { id } = await makeInvite(test.db, { now: testDay, group_id, survey_id })
  return { id: survey_id, invite_id: id }
}

async function sharedSurvey({ test, group_id }: Asked): Promise<Params> {
  const { id: survey_id } = await makeSurvey(test.db, { now: testDay, group_id })
  const { id } = await makeShareLink(test.db, { now: testDay, group_id, survey_id })
  return { survey_id, id }
}

async function removedSurvey(asked: Asked): Promise<Params> {
  const { test, group_id } = asked
  const params = await survey(asked)
  const removed = test.db.updateTable('surveys').set({ removed_at: testDay }).where('group_id', '=', group_id)
  await removed.where('id', '=', params.id ?? '').execute()
  return params
}

/** An invitation of the caller's own; of the applicant's where nobody calls. */
async function ownInvite({ test, group_id, token, idOf }: Asked): Promise<Params> {
  const { id: survey_id } = await makeSurvey(test.db, { now: testDay, group_id })
  const session = token === null ? null : await findSession(test.db, tokenHash(token), null)
  return makeInvite(test.db, { now: testDay, group_id, survey_id, user_id: session?.user_id ?? idOf('applicant') })
}

/** Of the survey that the caller takes; of somebody's where nobody takes one. */
async function ownRecording({ test, token }: Asked): Promise<Params> {
  const session = token === null ? null : await findSession(test.db, tokenHash(token), null)
  const { attempt_id, attempt_group_id } = session ?? { attempt_id: null, attempt_group_id: null }
  if (attempt_id && attempt_group_id) {
    return makeRecording(test.db, { now: testDay, group_id: attempt_group_id, attempt_id })
  }
  const { group_id, test_id } = await respondent(test)
  return makeRecording(test.db, { now: testDay, group_id, attempt_id: test_id })
}

/** The same; for somebody who came by a link and knows no other, the one that it belongs to. */
async function openedInvite(asked: Asked): Promise<Params> {
  const { test, token } = asked
  const session = token === null ? null : await findSession(test.db, tokenHash(token), null)
  if (!session?.attempt_id) return ownInvite(asked)
  const { invite_id } = await acrossGroups(test.db)
    .selectFrom('attempts')
    .where('id', '=', session.attempt_id)
    .select('invite_id')
    .executeTakeFirstOrThrow()
  return { id: invite_id }
}

/** The calls that the catalogue's engine answers are told apart by their entity alone. */
type OfCatalogue = Exclude<keyof typeof catalogueEndpoints, 'listCatalogChoices'>

async function catalogEntry({ test }: Asked, name: EndpointName): Promise<Params> {
  const entity = catalogEntities.find(({ path }) => endpoints[name].path.startsWith(`${path}/{id}`))
  return entity ? makeEntry(test.db, entity, testDay) : {}
}

async function anImport({ test, group_id, idOf }: Asked): Promise<Params> {
  const form = new FormData()
  form.set('kind', 'users')
  form.set('group_id', group_id)
  form.set('file', new Blob(['email,first name,last name,country code,mobile\na']), 'people.csv')
  const { data } = await test.call('importPeople', { token: await signedIn(test.db, idOf('root')), form })
  return z.object({ id: idSchema }).parse(data)
}

async function anyGroup({ test }: Asked): Promise<Params> {
  const { id } = await makeCompany(test.db, { now: testDay })
  return { id }
}

async function groupSurvey({ test, group_id }: Asked): Promise<Params> {
  const { id } = await makeSurvey(test.db, { now: testDay, group_id })
  return { id: group_id, survey_id: id }
}

async function mailOf(test: TestApp, group_id?: string): Promise<Params> {
  const { to_email, ...written } = makeMail(group_id === undefined ? {} : { group_id })
  await queueMail(test.db, { ...written, to_email }, testDay)
  const { id } = await acrossGroups(test.db)
    .selectFrom('mails')
    .where('to_email', '=', to_email)
    .select('id')
    .executeTakeFirstOrThrow()
  return { id }
}

const mail = ({ test }: Asked) => mailOf(test)
const companyMail = ({ test, group_id }: Asked) => mailOf(test, group_id)

const strategy = async ({ test }: Asked): Promise<Params> => ({
  id: (await makeStrategy(test.db, { now: testDay })).id,
})
const slide = async ({ test }: Asked): Promise<Params> => ({ id: (await makeSlide(test.db, { now: testDay })).id })

/** How to make the record that a path names. */
const records: Record<NamesOfRecords, (asked: Asked) => Promise<Params>> = {
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
  explainIntegrityEvent: async () => ({ id: newId(testDay) }),
  endSession: async ({ token }) => ({ id: publicSessionId(tokenHash(token ?? '')) }),
  duplicateModule: publishedModule,
  duplicateSituation: situation,
  expirePassword: async ({ idOf }) => ({ id: idOf('former') }),
  impersonateUser: async ({ idOf }) => ({ id: idOf('member') }),
  listCatalogChoices: async () => ({ source: 'dimension' }),
  countUses: async ({ idOf }) => ({ kind: 'module', id: idOf('member') }),
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
  readGuide: guide,
  getOrder: order,
  getSubscription: subscription,
  updateSubscription: subscription,
  activateSubscription: subscription,
  getRecording: ownRecording,
  listResultSnapshots: async ({ test }) => ({ id: (await respondent(test)).test_id }),
  declineSurvey: openedInvite,
  getOwnSurvey: openedInvite,
  respondToSurvey: openedInvite,
  startTest: ownInvite,
  listStates: async () => ({ id: 'MY' }),
  sendSignInLink: async ({ idOf }) => ({ id: idOf('former') }),
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
  listPersonResults: async ({ idOf }) => ({ id: idOf('former') }),
  getPersonStatements: async ({ idOf }) => ({ id: idOf('former') }),
  getPerson: async ({ idOf }) => ({ id: idOf('former') }),
  updatePerson: async ({ idOf }) => ({ id: idOf('former') }),
  removePerson: async ({ test }) => ({ id: (await makePerson(test.db, { now: testDay })).id }),
  getCompanyEmailLog: companyMail,
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

/** Whether the path names a record of its own, which is not one of the catalogue's. */
export const namesRecord = (name: EndpointName): name is NamesOfRecords => name in records

/** A new record for the path of this call, if it names one. */
export async function makeRecord(name: EndpointName, asked: Asked): Promise<Params> {
  return namesRecord(name) ? records[name](asked) : catalogEntry(asked, name)
}

/** Whether the record that the path names is a survey, or belongs to one. */
export const namesSurvey = (name: EndpointName): boolean =>
  namesRecord(name) && [survey, invite, removedSurvey].includes(records[name])
