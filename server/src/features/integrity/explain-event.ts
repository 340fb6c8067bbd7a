import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { mayExplain, updateExplanation } from './integrity.queries.ts'

/** Keeps what a person says about something that was recorded of them, where the company lets people do so. */
export async function explainEvent(
  { db, now }: Pick<Context, 'db' | 'now'>,
  key: AttemptKey,
  event_id: string,
  explanation: string,
): Promise<void> {
  if (!(await mayExplain(db, key))) return refuse('access.denied')
  const explained_at = explanation === '' ? null : now
  const is_there = await updateExplanation(db, key, event_id, { explanation, explained_at })
  if (!is_there) refuse('record.missing')
}
