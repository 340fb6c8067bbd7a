import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { defaultLanguage, type Language } from '@catchpitch/contract/languages'
import { makeInvite } from '#features/invitations/invitations.factory'
import { makeResult } from '#features/results/results.factory'
import type { Transaction } from '#platform/db/database'
import { makeMembership } from '../make-company.ts'
import { makePerson } from '../make-person.ts'
import { noteAnswers, situationCodes } from './demo.queries.ts'
import type { DemoApplicant } from './demo-applicant.ts'
import { type DemoStatement, demoStatements } from './demo-statements.ts'
import type { Screening } from './demo-surveys.ts'

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

/** Those who were invited to a survey of the demo company: most have answered, some of them have been decided about. */
export async function seedResults(
  tx: Transaction,
  survey: {
    group_id: string
    survey_id: string
    situation_ids: readonly string[]
    feelings_scale: number
    screening: readonly Screening[]
    created_by: string
  },
  applicants: readonly DemoApplicant[],
  now: Date,
): Promise<void> {
  const { group_id, survey_id, created_by } = survey
  const situations = await situationCodes(tx, survey.situation_ids)
  const daysAgo = (days: number) => new Date(now.getTime() - days * day_ms)
  const scale = survey.feelings_scale === 2 ? 'two' : 'four'
  for (const [index, applicant] of applicants.entries()) {
    const { first_name, last_name, email, leaning, status = null, one_dimension = false } = applicant
    const { language = defaultLanguage, reached = inviteState.sent } = applicant
    const draw = drawing(1_000 + index * 37)
    const invited_at = daysAgo(applicant.invited)
    // The mail goes out within a moment of the invitation.
    const sent_at = new Date(invited_at.getTime() + minute_ms)
    const who = { first_name, last_name, email, language }
    const invite = { now: invited_at, group_id, survey_id, created_by, no: index + 1, ...who }
    if (!leaning) {
      const opened_at = reached === inviteState.opened ? new Date(invited_at.getTime() + 5 * hour_ms) : undefined
      await makeInvite(tx, { ...invite, reached: { state: reached, sent_at, ...(opened_at && { opened_at }) } })
      continue
    }
    const opened_at = new Date(invited_at.getTime() + (2 + draw() * 40) * hour_ms)
    const completed_at = new Date(opened_at.getTime() + (0.6 + draw() * 0.4) * hour_ms)
    const { id: user_id } = await makePerson(tx, { now: opened_at, first_name, last_name, email, language })
    await makeMembership(tx, { now: opened_at, group_id, user_id, role: 'applicant', department_ids: [] })
    const asked = one_dimension ? situations.slice(1, 2) : situations
    const { id: invite_id } = await makeInvite(tx, {
      ...invite,
      user_id,
      dimension_id: one_dimension ? (asked[0]?.dimension_id ?? null) : null,
      reached: { state: inviteState.completed, sent_at, opened_at, started_at: opened_at, completed_at },
    })
    await makeResult(tx, {
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
      status,
    })
  }
  const first_answer_at = daysAgo(applicants[0]?.invited ?? 0)
  await noteAnswers(tx, survey, { last_invite_no: applicants.length, first_answer_at })
}
