import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { findSupportKey, readSupportMessage, setAnswered } from './support.queries.ts'

/** Notes who has answered, and when; or that it is open again. */
export async function markSupportMessage(
  { db, now }: Pick<Context, 'db' | 'now'>,
  answered_by: string,
  id: string,
  answered: boolean,
) {
  const key = await findSupportKey(db, id)
  if (!key) return refuse('record.missing')
  const changed = await setAnswered(db, key, answered ? { answered_at: now, answered_by } : null)
  const message = await readSupportMessage(db, key)
  return message ? { message, changed } : refuse('record.missing')
}
