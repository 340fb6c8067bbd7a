import { dayOf } from '@catchpitch/contract/dates'
import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { defaultLanguage, type Language } from '@catchpitch/contract/languages'
import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import { makeDecisionMails } from '#features/invitations/decision-mails.factory'
import { makeInvite } from '#features/invitations/invitations.factory'
import { makeResult } from '#features/results/results.factory'
import type { Transaction } from '#platform/db/database'
import type { FileStorage } from '#platform/files/storage'
import { makeMembership } from '../make-company.ts'
import { makePerson } from '../make-person.ts'
import { findAccount, noteAnswers, situationCodes } from './demo.queries.ts'
import type { DemoApplicant } from './demo-applicant.ts'
import { profileOf } from './demo-profiles.ts'
import { type DemoStatement, demoStatements } from './demo-statements.ts'
import type { Screening } from './demo-surveys.ts'
import { tracesOf } from './demo-traces.ts'
import { type DemoTeam, seedTraces } from './seed-traces.ts'

const minute_ms = 60 * 1000
const hour_ms = 60 * 60 * 1000
const day_ms = 24 * hour_ms

/** Numbers from 0 to below 1 that look drawn and are the same at every start (the multiplier is Park and Miller's). */
function drawing(seed: number): () => number {
  const modulus = 2_147_483_647
  let state = seed
  const draw = () => {
    state = (state * 48_271) % modulus
    return state / modulus
  }
  // Seeds that are neighbours begin alike.
  for (let thrown = 0; thrown < 5; thrown += 1) draw()
  return draw
}

type Draw = ReturnType<typeof drawing>

const shuffled = <T>(items: readonly T[], draw: Draw): T[] =>
  items
    .map((item) => ({ item, at: draw() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)

/** What each answer is on the scale that the survey asks on; with two there is nothing between mild and strong. */
const answersOn = {
  two: { good: { mild: 2, strong: 2 }, bad: { mild: 1, strong: 1 } },
  four: { good: { mild: 3, strong: 4 }, bad: { mild: 2, strong: 1 } },
} as const

type Scale = keyof typeof answersOn

/** Strong or mild, and not always clear whose it is to change. */
function rated({ text, mood, hands }: DemoStatement, scale: Scale, draw: Draw) {
  const isStrong = draw() < 0.5
  const { mild, strong } = answersOn[scale][mood]
  const clear = hands === 'own' ? 1 : 3
  return { text, feeling: isStrong ? strong : mild, control: draw() < 0.3 ? 2 : clear }
}

type Asked = { code: string; language: Language; scale: Scale }

/** Eight to ten statements about one situation, as many of each kind as the person leans to it. */
function answersTo({ code, language, scale }: Asked, { good, own }: { good: number; own: number }, draw: Draw) {
  const offered = shuffled(demoStatements(code, language), draw)
  const count = 8 + Math.floor(draw() * 3)
  const statements: DemoStatement[] = []
  while (statements.length < count) {
    const mood = draw() * 10 < good ? 'good' : 'bad'
    const hands = draw() * 10 < own ? 'own' : 'others'
    const at = offered.findIndex((one) => one.mood === mood && one.hands === hands)
    statements.push(...offered.splice(Math.max(at, 0), 1))
  }
  const slots = statements.map((_, index) => index + 1)
  return { statements: statements.map((one) => rated(one, scale, draw)), ranking: shuffled(slots, draw) }
}

const inTurn = (answers: readonly string[], index: number) => answers[index % Math.max(1, answers.length)] ?? ''

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day_ms)

type Opened = { index: number; applicant: DemoApplicant; took: number; now: Date }

/** Some begin at once, others in the evening; a company decides within a few days. */
function momentsAfter(opened_at: Date, { index, applicant, took, now }: Opened) {
  // A row of their own, so that nobody's answers depend on when they gave them.
  const draw = drawing(9_000 + index * 53 + applicant.invited * 11)
  const minutes = draw() < 0.4 ? 2 + draw() * 8 : 60 + draw() * 400
  const started_at = new Date(opened_at.getTime() + minutes * minute_ms)
  const completed_at = new Date(started_at.getTime() + (0.6 + took * 0.4) * hour_ms)
  const decided_at = new Date(Math.min(completed_at.getTime() + (6 + draw() * 60) * hour_ms, now.getTime()))
  return { started_at, completed_at, decided_at }
}

function outcomeOf({ hired }: DemoApplicant, now: Date) {
  if (!hired) return undefined
  const { ago, left } = hired
  return {
    hired_on: dayOf(daysBefore(now, ago)),
    resigned_on: left === undefined ? null : dayOf(daysBefore(now, left)),
  }
}

type AskedSurvey = {
  group_id: string
  survey_id: string
  situation_ids: readonly string[]
  feelings_scale: number
  screening: readonly Screening[]
  team: DemoTeam
  storage: FileStorage
}

type Invited = Omit<Parameters<typeof makeInvite>[1], 'reached'>
type Place = { index: number; sent_at: Date; now: Date }

/** Somebody who has not answered, however far they came. */
async function seedSilent(tx: Transaction, applicant: DemoApplicant, invite: Invited, { sent_at }: Place) {
  const { reached = inviteState.sent, declined } = applicant
  const hasCome = reached === inviteState.opened || reached === inviteState.declined
  const opened_at = hasCome ? new Date(invite.now.getTime() + 5 * hour_ms) : undefined
  await makeInvite(tx, {
    ...invite,
    reached: { state: reached, sent_at, ...(opened_at && { opened_at }) },
    ...(declined && { declined }),
  })
}

async function seedAccount(tx: Transaction, group_id: string, account: Parameters<typeof makePerson>[1]) {
  const { id: user_id } = await makePerson(tx, account)
  await makeMembership(tx, { now: account.now, group_id, user_id, role: 'applicant', department_ids: [] })
  return { id: user_id }
}

type Situations = Awaited<ReturnType<typeof situationCodes>>
type Answering = DemoApplicant & { leaning: NonNullable<DemoApplicant['leaning']> }

/** Somebody who has answered, with what was recorded beside that, and what the team made of it. */
async function seedAnswered(
  tx: Transaction,
  survey: AskedSurvey & { situations: Situations },
  applicant: Answering,
  invite: Invited,
  { index, sent_at, now }: Place,
) {
  const { group_id, survey_id, team, storage, situations } = survey
  const { first_name, last_name, email, leaning, language = defaultLanguage, one_dimension = false } = applicant
  const scale = survey.feelings_scale === 2 ? 'two' : 'four'
  const draw = drawing(1_000 + index * 37)
  const opened_at = new Date(invite.now.getTime() + (2 + draw() * 40) * hour_ms)
  const { started_at, decided_at, completed_at } = momentsAfter(opened_at, { index, applicant, took: draw(), now })
  const profile = profileOf(email, index)
  const account = { now: opened_at, first_name, last_name, email, language, ...(profile && { profile }) }
  // The demo's own applicant has one, with a password to sign in by.
  const { id: user_id } = (await findAccount(tx, email)) ?? (await seedAccount(tx, group_id, account))
  const asked = one_dimension ? situations.slice(1, 2) : situations
  const { id: invite_id } = await makeInvite(tx, {
    ...invite,
    user_id,
    dimension_id: one_dimension ? (asked[0]?.dimension_id ?? null) : null,
    reached: { state: inviteState.completed, sent_at, opened_at, started_at, completed_at },
  })
  const traces = tracesOf(email)
  const { id: attempt_id } = await makeResult(tx, {
    now: completed_at,
    group_id,
    survey_id,
    invite_id,
    user_id,
    situations: asked.map(({ id, code }) => ({
      situation_id: id,
      ...answersTo({ code: code ?? '', language, scale }, leaning, draw),
    })),
    short_answers: survey.screening.map(({ answers }) => inTurn(answers[language] ?? [], index)),
    status: applicant.status ?? null,
    decided_at,
    decision: { actor_id: index % 3 === 2 ? team.manager : team.owner, reason: traces.reason ?? '', is_told: true },
    outcome: outcomeOf(applicant, now),
    integrity_policy: integrityPolicy.events_and_snapshots,
  })
  const run = { group_id, attempt_id, user_id, no: index, completed_at }
  await seedTraces(tx, { storage, team }, run, traces)
}

const hasAnswered = (applicant: DemoApplicant): applicant is Answering => applicant.leaning !== null

/** Those who were invited to a survey of the demo company: most have answered, some of them have been decided about. */
export async function seedResults(
  tx: Transaction,
  survey: AskedSurvey,
  applicants: readonly DemoApplicant[],
  now: Date,
): Promise<void> {
  const { group_id, survey_id, team } = survey
  const situations = await situationCodes(tx, survey.situation_ids)
  const daysAgo = (days: number) => daysBefore(now, days)
  for (const [index, applicant] of applicants.entries()) {
    const { first_name, last_name, email, language = defaultLanguage } = applicant
    const invited_at = daysAgo(applicant.invited)
    const who = { first_name, last_name, email, language, created_by: team.owner }
    const invite = { now: invited_at, group_id, survey_id, no: index + 1, ...who }
    // The mail goes out within a moment of the invitation.
    const place = { index, sent_at: new Date(invited_at.getTime() + minute_ms), now }
    if (hasAnswered(applicant)) await seedAnswered(tx, { ...survey, situations }, applicant, invite, place)
    else await seedSilent(tx, applicant, invite, place)
  }
  await makeDecisionMails(tx, { now, group_id, survey_id })
  const first_answer_at = daysAgo(applicants[0]?.invited ?? 0)
  await noteAnswers(tx, survey, { last_invite_no: applicants.length, first_answer_at })
}
