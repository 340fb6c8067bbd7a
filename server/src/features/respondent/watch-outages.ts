import type { Clock } from '#platform/clock'
import type { Database } from '#platform/db/database'
import { type PollLoop, startPollLoop } from '#platform/jobs/poll-loop'
import { beat, recordOutage } from './outages.queries.ts'

const every_ms = 1000
/** Silence that is longer than this was felt by somebody. */
const felt_ms = 3000

type Options = { db: Database; clock: Clock; on_error: (error: unknown) => void }

/**
 * Notices when nobody could be served, and gives that time back to every clock that was running. Written down every
 * second in the database itself, so that it tells of all that can fail: the process, the database, the way between them.
 *
 * A process that was beating all the while knows that nothing was lost, whatever the clock on the wall says: somebody
 * has set that.
 */
export function watchOutages({ db, clock, on_error }: Options): PollLoop {
  let beaten_at = Number.NEGATIVE_INFINITY
  return startPollLoop({
    lanes: 1,
    wait_ms: every_ms,
    on_error,
    async turn() {
      const was_there = performance.now() - beaten_at < felt_ms
      await db.transaction().execute(async (tx) => {
        const now = clock.now()
        const last = await beat(tx, now)
        if (last === null || was_there) return
        if (now.getTime() - last.getTime() >= felt_ms) await recordOutage(tx, { from: last, to: now })
      })
      beaten_at = performance.now()
      return 'wait'
    },
  })
}
