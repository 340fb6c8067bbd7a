import type { Connection } from '#platform/db/database'
import { refuse } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { attemptState } from './attempt-state.rules.ts'
import { type Attempt, findAttempt } from './attempts.queries.ts'

/** The run of a survey that this session may still add to: it is open, and nobody has gone on with it elsewhere. */
export async function holdPen(db: Connection, key: AttemptKey, session: Buffer): Promise<Attempt> {
  const attempt = (await findAttempt(db, key)) ?? refuse('session.ended')
  if (!attempt.writer.equals(session)) return refuse('test.elsewhere')
  return attempt.state === attemptState.open ? attempt : refuse('test.closed')
}
