import { testStep } from '@catchpitch/contract/respondent/test-step'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { lockAttempt, saveCompareRanking } from './attempts.queries.ts'

/** The order of the situations themselves. A repeat, or an older one that comes late, changes nothing. */
export async function saveCompare(
  { db, person }: Pick<Context, 'db'> & { person: { session: Buffer } },
  key: AttemptKey,
  { ranking, revision }: { ranking: number[]; revision: number },
): Promise<void> {
  const attempt = (await lockAttempt(db, key)) ?? refuse('session.ended')
  if (!attempt.writer.equals(person.session)) return refuse('test.elsewhere')
  if (attempt.compare_revision >= revision) return
  if (attempt.step !== testStep.compare) return refuse('test.step')
  await saveCompareRanking(db, attempt, ranking, revision)
}
