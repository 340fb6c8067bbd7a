import { integrityEvent } from '@catchpitch/contract/integrity/integrity-event'
import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import type { AttemptKey } from '#platform/session/session'
import { followNetwork } from './follow-network.ts'
import { findEarlierRun, insertFinding, lockWatched } from './integrity.queries.ts'

/**
 * What is known of somebody at the moment when they take up a survey: where in the net they are and, the first time,
 * whether they have answered for another position of the same company.
 */
export async function noteArrival(
  context: Pick<Context, 'db' | 'now' | 'ip'>,
  key: AttemptKey,
  { is_first }: { is_first: boolean },
): Promise<void> {
  const { db, now } = context
  const run = await lockWatched(db, key)
  if (!run || run.integrity_policy === integrityPolicy.none) return
  await followNetwork(context, run)
  const earlier = is_first ? await findEarlierRun(db, run) : undefined
  if (!earlier) return
  const event = {
    id: newId(now),
    kind: integrityEvent.repeat_attempt,
    happened_at: now,
    step: run.step,
    topic: run.topic,
  }
  await insertFinding(db, run, event, { survey_id: earlier.survey_id, attempt_id: earlier.id })
}
