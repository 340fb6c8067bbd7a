import { testStep } from '@catchpitch/contract/respondent/test-step'
import { findEdition } from '#features/surveys/surveys.public'
import type { Connection } from '#platform/db/database'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { findAttempt } from './attempts.queries.ts'
import { readShortAnswers, type ShortAnswer, upsertShortAnswers } from './short-answers.queries.ts'
import { refusalOf } from './standing.rules.ts'

/** The questions as they were frozen, each with what the person has answered. */
export async function listShortQuestions(db: Connection, key: AttemptKey) {
  const attempt = (await findAttempt(db, key)) ?? refuse('session.ended')
  const { screening_questions } = await findEdition(db, attempt)
  const answers = new Map((await readShortAnswers(db, attempt)).map((answer) => [answer.position, answer]))
  return screening_questions.map((question, index) => {
    const answer = answers.get(index + 1)
    return { position: index + 1, question, revision: answer?.revision ?? 0, answer: answer?.text ?? '' }
  })
}

/** Keeps the newest answer of each place, whatever comes late or twice. */
export async function saveShortAnswers(
  { db, now, person }: Pick<Context, 'db' | 'now'> & { person: { session: Buffer } },
  key: AttemptKey,
  answers: readonly ShortAnswer[],
): Promise<void> {
  const written = await upsertShortAnswers(db, key, { writer: person.session, answers }, now)
  const missing = answers.filter(({ position }) => !written.includes(position))
  const attempt = (await findAttempt(db, key)) ?? refuse('session.ended')
  const { screening_questions } = await findEdition(db, attempt)
  if (answers.some(({ position }) => position > screening_questions.length)) {
    return refuseField('answers', 'field.invalid')
  }
  if (missing.length === 0) return
  const stored = new Map((await readShortAnswers(db, key)).map(({ position, revision }) => [position, revision]))
  const { state, step, topic: at_topic, writer } = attempt
  for (const { position, revision } of missing) {
    const standing = { state, step, at_topic, writer, revision: stored.get(position) ?? null }
    const wanted = { writer: person.session, topic: at_topic, revision, step: testStep.short_questions }
    const refused = refusalOf(standing, wanted)
    if (refused !== null) return refuse(refused)
  }
}
