import { emailKey } from '@catchpitch/contract/fields/email'
import { type InviteSource, type InviteWeeks, inviteSource } from '@catchpitch/contract/invitations/invite-state'
import type { Participant } from '@catchpitch/contract/invitations/participant'
import { limits } from '@catchpitch/contract/limits'
import type { Problem } from '@catchpitch/contract/problems'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { requireRoom } from '#features/subscriptions/subscriptions.public'
import { lockSurvey, setLastInviteNo } from '#features/surveys/surveys.public'
import type { Connection } from '#platform/db/database'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse, refuseProblems } from '#platform/refusal'
import { doorCloses, inviteExpiry } from './invitation.rules.ts'
import { findInvited, insertInvites } from './invites.queries.ts'
import { readDimensionIds } from './survey-facts.queries.ts'
import { writeInvitations } from './write-invitations.ts'

/** How many questions of a survey look through each dimension. */
export async function countQuestions(db: Connection, situation_ids: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { dimension_id } of await readDimensionIds(db, situation_ids)) {
    counts.set(dimension_id, (counts.get(dimension_id) ?? 0) + 1)
  }
  return counts
}

type Wanted = Participant & { email_key: string }

/** Everything that only the lists can tell of the people: each is named by its row and field, so that none is guessed. */
function problemsOf(wanted: readonly Wanted[], invited: ReadonlySet<string>, questions: ReadonlyMap<string, number>) {
  const seen = new Set(invited)
  return wanted.flatMap(({ email_key, dimension_id }, row): Problem[] => {
    const problems: Problem[] = []
    if (seen.has(email_key)) {
      problems.push({ field: `participants.${row}.email`, key: 'field.email.invited', params: {} })
    }
    if (dimension_id !== null && !questions.has(dimension_id)) {
      problems.push({ field: `participants.${row}.dimension_id`, key: 'field.dimension.unasked', params: {} })
    }
    seen.add(email_key)
    return problems
  })
}

/** The survey as people can be put on its list, locked so that their numbers follow each other. */
export async function lockOpenSurvey(db: Connection, group_id: string, survey_id: string, now: Date) {
  const survey = await lockSurvey(db, group_id, survey_id)
  if (!survey) return refuse('record.missing')
  if (survey.status === surveyStatus.closed || survey.expires_at <= now) return refuse('survey.closed')
  return survey
}

type OpenSurvey = Awaited<ReturnType<typeof lockOpenSurvey>>
type Adding = { group_id: string; survey: OpenSurvey; created_by: string | null; source: InviteSource }

/** When somebody is written to and until when it holds; worked out once for all who are said the same. */
function createTimes(survey: OpenSurvey, now: Date) {
  const known = new Map<string, { scheduled_at: Date; expires_at: Date }>()
  return (asked: string | null, weeks: InviteWeeks) => {
    const key = `${asked} ${weeks}`
    const found = known.get(key)
    if (found) return found
    const scheduled_at = asked === null || new Date(asked) < now ? now : new Date(asked)
    const times = { scheduled_at, expires_at: doorCloses({ expires_at: inviteExpiry(scheduled_at, weeks) }, survey) }
    known.set(key, times)
    return times
  }
}

/** Puts people on the list of a locked survey. Nobody is written to yet. */
export async function putOnList(
  db: Connection,
  { group_id, survey, created_by, source }: Adding,
  wanted: readonly Wanted[],
  now: Date,
) {
  const timesOf = createTimes(survey, now)
  const invites = wanted.map((participant, index) => ({
    participant,
    id: newId(now),
    no: survey.last_invite_no + index + 1,
    times: timesOf(participant.scheduled_at, participant.survey_expiry),
  }))
  await insertInvites(db, { group_id, survey_id: survey.id, created_by, source }, invites, now)
  await setLastInviteNo(db, group_id, survey.id, survey.last_invite_no + invites.length)
  return invites
}

/** Puts people on a survey's list, all of them or none, and writes to those whose time has come. */
export async function addParticipants(
  {
    db,
    now,
    language,
    person,
    announce,
  }: Pick<Context, 'db' | 'now' | 'language' | 'announce'> & {
    person: { id: string }
  },
  group_id: string,
  survey_id: string,
  participants: readonly Participant[],
) {
  const survey = await lockOpenSurvey(db, group_id, survey_id, now)
  const wanted = participants.map((participant) => ({ ...participant, email_key: emailKey(participant.email) }))
  const email_keys = wanted.map(({ email_key }) => email_key)
  const invited = await findInvited(db, group_id, survey_id, email_keys)
  const questions = await countQuestions(db, survey.situation_ids)
  const problems = problemsOf(wanted, invited, questions)
  if (problems.length > 0) return refuseProblems(problems)
  await requireRoom({ db, now, language }, group_id, 'participants', wanted.length)

  const adding = { group_id, survey, created_by: person.id, source: inviteSource.typed }
  const invites = await putOnList(db, adding, wanted, now)
  await writeInvitations(db, { group_id, survey_id }, limits.participants.at_once, now)
  announce({ topic: 'invites', group_id, id: null })
  const isFew = (dimension_id: string | null) =>
    dimension_id !== null && (questions.get(dimension_id) ?? 0) < limits.module.enough_situations
  return invites.map(({ id, no, participant: { email, dimension_id } }) => ({
    id,
    no,
    email,
    warning: isFew(dimension_id) ? ('few_questions' as const) : null,
  }))
}
