import type { ErrorCode } from '@catchpitch/contract/errors'
import type { Standing } from './answers.queries.ts'
import { attemptState } from './attempt-state.rules.ts'

type Wanted = { writer: Buffer; topic: number; revision: number; step: number }

/**
 * Why an answer was not written. Null: it is stored already, this revision or a newer one, and the call is answered
 * like the first one was. Asked first, because a repeat must not be told that its step is over: it is over because the
 * answer arrived.
 */
export function refusalOf(standing: Standing | undefined, wanted: Wanted): ErrorCode | null {
  if (!standing) return 'session.ended'
  if (!standing.writer.equals(wanted.writer)) return 'test.elsewhere'
  if (standing.revision !== null && standing.revision >= wanted.revision) return null
  if (standing.state !== attemptState.open) return 'test.closed'
  if (standing.step !== wanted.step || standing.at_topic !== wanted.topic) return 'test.step'
  // Everything is as it should be but for the clock.
  return 'test.timeOver'
}
