import type { SeenEvent } from '@catchpitch/contract/integrity/integrity.endpoints'
import { seenByDevice } from '@catchpitch/contract/integrity/integrity-event'
import { limits } from '@catchpitch/contract/limits'
import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import type { Context } from '#platform/http/context'
import type { AttemptKey } from '#platform/session/session'
import { eventTime } from './event-time.rules.ts'
import { followNetwork } from './follow-network.ts'
import { countEvents, upsertEvents } from './integrity.queries.ts'
import { watchedRun } from './watched-run.ts'

const { max } = limits.integrity.events
const kinds = Object.values(seenByDevice)

type Caller = Pick<Context, 'db' | 'now' | 'ip'> & { person: { session: Buffer } }

/** How many of the events are kept: none under a policy that records nothing, and no more than anybody would read. */
export async function recordEvents(caller: Caller, key: AttemptKey, events: readonly SeenEvent[]): Promise<number> {
  const { db, now } = caller
  const run = await watchedRun(db, key, caller.person.session)
  if (run.integrity_policy === integrityPolicy.none) return 0
  await followNetwork(caller, run)
  const room = Math.max(0, max - (await countEvents(db, run, kinds)))
  const once = new Map(events.map((event) => [event.id, event]))
  const kept = Array.from(once.values()).slice(0, room)
  const timed = kept.map((event) => ({
    ...event,
    happened_at: eventTime(new Date(event.happened_at), { ...run, now }),
  }))
  if (timed.length > 0) await upsertEvents(db, run, timed)
  return timed.length
}
