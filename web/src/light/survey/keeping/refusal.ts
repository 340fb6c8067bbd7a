import { ApiError } from '../../../api/api-error.ts'

/**
 * What a call that failed means for the survey.
 * - `cut`: no server in reach; it will be.
 * - `held`: something else has to arrive first.
 * - `busy`: the server asks for patience.
 * - `look`: the server stands elsewhere than this device thought.
 * - `late`: the time of the situation is over.
 * - `elsewhere`: another device has taken up the survey, or the session is over.
 * - `closed`: the survey cannot be gone on with at all.
 * - `refused`: this one thing cannot be saved.
 */
type Refusal = 'cut' | 'held' | 'busy' | 'look' | 'late' | 'elsewhere' | 'closed' | 'refused'

const noLongerOurs = [401, 403, 404, 408]

/** What has to wait, because something that belongs before it is still on its way. */
export class HeldBack extends Error {}

export function refusalOf(error: unknown): Refusal {
  if (error instanceof HeldBack) return 'held'
  // What is no reply at all is the browser's own: given up after too long a wait.
  if (!(error instanceof ApiError)) return 'cut'
  if (error.is('network.failed') || error.is('reply.unreadable') || error.status >= 500) return 'cut'
  if (error.status === 429) return 'busy'
  if (error.is('test.timeOver')) return 'late'
  if (error.is('test.closed')) return 'closed'
  if (error.is('test.elsewhere') || noLongerOurs.includes(error.status)) return 'elsewhere'
  return error.status === 409 ? 'look' : 'refused'
}
