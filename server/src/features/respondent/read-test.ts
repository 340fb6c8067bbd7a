import type { Language } from '@catchpitch/contract/languages'
import { participantResponse } from '@catchpitch/contract/respondent/participant-response'
import { findInvite, finishBy } from '#features/invitations/invitations.public'
import { findEdition } from '#features/surveys/surveys.public'
import type { Connection } from '#platform/db/database'
import { refuse } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { type Attempt, findAttempt } from './attempts.queries.ts'
import { readShortAnswers } from './short-answers.queries.ts'
import { presentContent } from './test-content.presenter.ts'
import { presentState } from './test-state.presenter.ts'
import { readStatements, readTopics } from './topics.queries.ts'

async function attemptOf(db: Connection, key: AttemptKey): Promise<Attempt> {
  return (await findAttempt(db, key)) ?? refuse('session.ended')
}

async function contentOf(db: Connection, attempt: Attempt, language: Language) {
  return presentContent(await findEdition(db, attempt), attempt.situation_ids, language)
}

async function stateOf(db: Connection, attempt: Attempt, now: Date) {
  const topics = await readTopics(db, attempt)
  const statements = await readStatements(db, attempt)
  const short_answers = await readShortAnswers(db, attempt)
  const invite = (await findInvite(db, attempt.group_id, attempt.invite_id)) ?? refuse('session.ended')
  const around = {
    short_answers,
    interested: invite.interest === participantResponse.interested,
    closes_at: finishBy(invite, { expires_at: invite.survey_expires_at }),
  }
  return presentState(attempt, topics, statements, around, now)
}

export async function readContent(db: Connection, key: AttemptKey, language: Language) {
  return contentOf(db, await attemptOf(db, key), language)
}

export async function readState(db: Connection, key: AttemptKey, now: Date) {
  return stateOf(db, await attemptOf(db, key), now)
}

/** Both at once: all that a device needs to go on, also without us. */
export async function readTest(db: Connection, key: AttemptKey, language: Language, now: Date) {
  const attempt = await attemptOf(db, key)
  return { content: await contentOf(db, attempt, language), state: await stateOf(db, attempt, now) }
}
