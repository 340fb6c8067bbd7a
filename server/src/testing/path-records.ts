import { catalogEntities, jobTemplates } from '@catchpitch/contract/catalogue/catalog-entities'
import type { catalogueEndpoints } from '@catchpitch/contract/catalogue/catalogue.endpoints'
import { type EndpointName, type Endpoints, endpoints } from '@catchpitch/contract/endpoints'
import { makeDepartment, makeMembership } from '#content/make-company'
import { makePerson } from '#content/make-person'
import { makeMilestone } from '#features/business-intelligence/business-intelligence.factory'
import { makeEntry } from '#features/catalogue/catalogue.factory'
import { makeInvite, makeShareLink } from '#features/invitations/invitations.factory'
import { beginVideo } from '#features/pitch/bring-video'
import { makePitch, makePitchSlide } from '#features/pitch/pitch.factory'
import { publicSessionId } from '#features/sessions/public-session-id'
import { makeRecording } from '#features/speech/speech.factory'
import { makePicture } from '#features/statement-pictures/statement-pictures.factory'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { makeTeamInvitation } from '#features/teams/team-invitations.factory'
import { acrossGroups } from '#platform/db/across-groups'
import { newId } from '#platform/ids'
import { findSession } from '#platform/session/session.queries'
import { tokenHash } from '#platform/session/token'
import { respondent } from '#testing/respondent'
import type { Asked, Params } from './asked-record.ts'
import { heardResult, hiredResult, ofRun, ownComment, recordsOfRuns, result } from './result-records.ts'
import {
  anImport,
  anyGroup,
  companyMail,
  guide,
  invoice,
  mail,
  order,
  plan,
  publishedModule,
  situation,
  slide,
  strategy,
  subscription,
  supportMessage,
  wpOrder,
} from './staff-records.ts'
import { testDay } from './test-day.ts'

type NamesOfRecords = Exclude<
  {
    [Name in EndpointName]: keyof Endpoints[Name]['params']['shape'] extends never ? never : Name
  }[EndpointName],
  OfCatalogue
>

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
  const { id: department_id } = await makeDepartment(test.db, { now: testDay, group_id, name: newId(testDay) })
  // A mailbox is invited once, and several calls of one test each ask for an invitation.
  const email = `${newId(testDay)}@example.com`
  const { id } = await makeTeamInvitation(test.db, { now: testDay, group_id, email, department_ids: [department_id] })
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

/** An invitation of the caller's own; for somebody who came by a link and knows no other, the one that it belongs to. */
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

async function groupSurvey({ test, group_id }: Asked): Promise<Params> {
  const { id } = await makeSurvey(test.db, { now: testDay, group_id })
  return { id: group_id, survey_id: id }
}

/** The only one of its company: a pitch has not room for as many as there are ways to ask for one. */
async function pitchSlide({ test, group_id }: Asked): Promise<Params> {
  await test.db.deleteFrom('slides').where('group_id', '=', group_id).execute()
  return { id: (await makePitchSlide(test.db, { now: testDay, group_id })).id }
}

async function video({ test, group_id }: Asked): Promise<Params> {
  return { id: (await beginVideo({ db: test.db, now: testDay }, group_id, 1000)).id }
}

/** Likewise. */
async function pitch({ test, group_id }: Asked): Promise<Params> {
  await test.db.deleteFrom('pitches').where('group_id', '=', group_id).execute()
  await test.db.deleteFrom('slides').where('group_id', '=', group_id).execute()
  return { id: (await makePitch(test.db, { now: testDay, group_id })).id }
}

async function milestone({ test, group_id }: Asked): Promise<Params> {
  return { id: (await makeMilestone(test.db, { now: testDay, group_id })).id }
}

/** One that is open to anybody. */
async function companyPage({ test, group_id }: Asked): Promise<Params> {
  const group = `page-${group_id}`
  await test.db.updateTable('groups').set({ slug: group, is_public: true }).where('id', '=', group_id).execute()
  return { group }
}

async function removedPitchSlide(asked: Asked): Promise<Params> {
  const { test, group_id } = asked
  const params = await pitchSlide(asked)
  const removed = test.db.updateTable('slides').set({ removed_at: testDay }).where('group_id', '=', group_id)
  await removed.where('id', '=', params.id ?? '').execute()
  return params
}

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
  getPitchSlide: pitchSlide,
  updatePitchSlide: pitchSlide,
  removePitchSlide: pitchSlide,
  restorePitchSlide: removedPitchSlide,
  removePitch: pitch,
  getVideo: video,
  sendVideoPart: video,
  noteSlideSeen: ofRun(makePitchSlide),
  reactToSlide: ofRun(makePitchSlide),
  openCompanyPage: companyPage,
  updateMilestone: milestone,
  removeMilestone: milestone,
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
  saveSurveyPitch: survey,
  prepareSurvey: publishedModule,
  restoreSurvey: removedSurvey,
  getSurveyOverview: survey,
  listSurveyResults: survey,
  listScreening: survey,
  getFairness: survey,
  listAnswers: survey,
  getSurveyShades: survey,
  getIntegrityTimeline: survey,
  lookAtSnapshots: result,
  getBlindReading: survey,
  listComments: result,
  addComment: result,
  rateResult: result,
  getInterviewGuide: result,
  saveInterviewGuide: result,
  listenToStatement: heardResult,
  unmaskResult: result,
  noteOutcome: hiredResult,
  removeOutcome: hiredResult,
  getPipeline: survey,
  getPlanDetail: plan,
  updatePlan: plan,
  readGuide: guide,
  getOrder: order,
  getTransaction: order,
  updateTransaction: order,
  reverseTransaction: order,
  activateWpOrder: wpOrder,
  getInvoice: invoice,
  getAnyInvoice: invoice,
  getSubscription: subscription,
  updateSubscription: subscription,
  activateSubscription: subscription,
  getRecording: ofRun(makeRecording),
  getStatementPicture: ofRun(makePicture),
  removeStatement: async () => ({ id: '1-1' }),
  listResultSnapshots: async ({ test }) => ({ id: (await respondent(test)).test_id }),
  declineSurvey: openedInvite,
  getOwnSurvey: openedInvite,
  getOwnPitch: openedInvite,
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
  ...recordsOfRuns,
  getImport: anImport,
  startImport: anImport,
  getFailedRows: anImport,
  getSample: async () => ({ kind: 'users' }),
  resendEmail: mail,
  getModule: publishedModule,
  getOffer: publishedModule,
  getOfferedJobTemplate: async ({ test }) => makeEntry(test.db, jobTemplates, testDay),
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
  getTeamInvitation: teamInvitation,
  updateTeamInvitation: teamInvitation,
  resendTeamInvitation: teamInvitation,
  withdrawInvitation: teamInvitation,
  removeDepartment: department,
}

/** Whether the path names a record of its own, which is not one of the catalogue's. */
export const namesRecord = (name: EndpointName): name is NamesOfRecords => name in records

/** A new record for the path of this call, if it names one. */
export async function makeRecord(name: EndpointName, asked: Asked): Promise<Params> {
  return namesRecord(name) ? records[name](asked) : catalogEntry(asked, name)
}

/** Whether the record that the path names is a survey, or belongs to one: by an invite, or by what came of it. */
export const namesSurvey = (name: EndpointName): boolean =>
  namesRecord(name) && [survey, invite, removedSurvey, result, heardResult, ownComment].includes(records[name])
