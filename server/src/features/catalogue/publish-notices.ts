import { notify } from '#features/notifications/notifications.public'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/db/database'
import { type PollLoop, startPollLoop, type Turn } from '#platform/jobs/poll-loop'
import { type Announce, commitThenAnnounce } from '#platform/live/commit-then-announce'
import { listAddressees, markPublished, takeDueNotice } from './notices.queries.ts'

const look_every_ms = 15_000
/** So many people are told in one transaction; a notice to everybody must not hold one open for minutes. */
const people_at_once = 1000

type Options = { db: Database; clock: Clock; announce: Announce }

/**
 * Tells some of those whom the next notice is for that it is due. Whoever was told is told no second time, so a turn that
 * was cut off is simply taken again; when nobody is left the notice counts as published.
 */
export async function publishNext({ db, clock, announce }: Options): Promise<Turn> {
  return commitThenAnnounce(db, announce, async (tx, heard): Promise<Turn> => {
    const now = clock.now()
    const notice = await takeDueNotice(tx, now)
    if (!notice) return 'wait'
    const people = await listAddressees(tx, notice, people_at_once)
    const news = { kind: 'notice', params: { notice_id: notice.id }, group_id: null, cause: notice.id } as const
    await notify({ db: tx, now, announce: heard }, { ...news, to: { people } })
    if (people.length < people_at_once) await markPublished(tx, notice.id, now)
    return 'again'
  })
}

/** Looks again and again whether a notice is due. By the product's clock, so it is a loop and no delayed job. */
export function publishNotices(options: Options & { on_error: (error: unknown) => void }): PollLoop {
  const { on_error } = options
  return startPollLoop({ turn: () => publishNext(options), lanes: 1, wait_ms: look_every_ms, on_error })
}
