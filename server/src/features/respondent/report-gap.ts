import { testStep } from '@catchpitch/contract/respondent/test-step'
import { insertInviteEvent, inviteEvent } from '#features/invitations/invitations.public'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { lockAttempt, updateAttempt } from './attempts.queries.ts'
import { creditFor } from './clock.rules.ts'
import { readOutages } from './outages.queries.ts'
import { readStatements, readTopics, updateTopic } from './topics.queries.ts'

const latest = (times: readonly Date[], first: Date) => times.reduce((one, other) => (other > one ? other : one), first)

/** Gives back to the clock of the situation what a lost connection took from it. */
export async function reportGap(
  { db, now, person }: Pick<Context, 'db' | 'now'> & { person: { session: Buffer } },
  key: AttemptKey,
  reported: { from: Date; to: Date },
) {
  const attempt = (await lockAttempt(db, key)) ?? refuse('session.ended')
  if (!attempt.writer.equals(person.session)) return refuse('test.elsewhere')
  const topics = await readTopics(db, attempt)
  const topic = topics.find(({ position }) => position === attempt.topic)
  const unchanged = { deadline_at: topic?.deadline_at.toISOString() ?? null, credited_ms: 0 }
  if (!topic || attempt.step !== testStep.writing) return unchanged

  const saved = (await readStatements(db, attempt)).map(({ saved_at }) => saved_at)
  const heard_at = latest(saved, topic.started_at)
  // A connection that broke when the time was over has cost nothing.
  const silence = { from: heard_at, to: heard_at < topic.deadline_at ? now : heard_at }
  const outages = await readOutages(db, silence)
  const credited_ms = creditFor({ reported, silence, outages, credited_ms: attempt.credited_ms })
  if (credited_ms === 0) return unchanged

  const deadline_at = new Date(topic.deadline_at.getTime() + credited_ms)
  await updateTopic(db, attempt, topic.position, { deadline_at })
  await updateAttempt(db, attempt, { credited_ms: attempt.credited_ms + credited_ms })
  const invite = { group_id: attempt.group_id, id: attempt.invite_id }
  await insertInviteEvent(db, invite, inviteEvent.gap, now, { credited_ms })
  return { deadline_at: deadline_at.toISOString(), credited_ms }
}
