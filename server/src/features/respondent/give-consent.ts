import { findEdition } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { attemptState } from './attempt-state.rules.ts'
import { lockAttempt, updateAttempt } from './attempts.queries.ts'

/** Keeps that the person agreed, to which version, and when. Only to what this survey showed them; and only once. */
export async function giveConsent(
  { db, now, person }: Pick<Context, 'db' | 'now'> & { person: { session: Buffer } },
  key: AttemptKey,
  version: number,
): Promise<void> {
  const attempt = (await lockAttempt(db, key)) ?? refuse('session.ended')
  if (!attempt.writer.equals(person.session)) return refuse('test.elsewhere')
  if (attempt.state === attemptState.declined) return refuse('test.closed')
  const { consent } = await findEdition(db, attempt)
  if (consent.version !== version) return refuseField('version', 'field.choice')
  if (attempt.consented_at !== null) return
  await updateAttempt(db, attempt, { consent_version: version, consented_at: now })
}
