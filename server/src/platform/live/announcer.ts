import type { Announcement } from './announcement.ts'

type Options = {
  /** At most one announcement about the same thing in this time. */
  wait_ms: number
  send: (announcements: Announcement[]) => Promise<void>
  on_error: (error: unknown) => void
}

export type Announcer = {
  announce(announcement: Announcement): void
  /** Comes back when everything that was announced has been sent. */
  stop(): Promise<void>
}

const subjectOf = (announcement: Announcement) =>
  `${announcement.topic} ${'user_id' in announcement ? announcement.user_id : announcement.group_id}`

/** Two about the same thing become one; of several records it names none, and so stands for all of them. */
function merge(earlier: Announcement | null, later: Announcement): Announcement {
  if (!earlier || !('id' in earlier) || !('id' in later)) return later
  return earlier.id === later.id ? later : { ...later, id: null }
}

type Resting = { timer: NodeJS.Timeout; waiting: Announcement | null }

/**
 * Sends the first about a thing at once, and gathers those that follow on its heels into one. Each makes all open pages
 * of a company read something anew, and takes a lock in the database that every commit with a message waits for: a bulk
 * change must cost one, not thousands. What is to be sent while another is on its way goes with the next statement.
 */
export function createAnnouncer({ wait_ms, send, on_error }: Options): Announcer {
  const resting = new Map<string, Resting>()
  let queue: Announcement[] = []
  let sending: Promise<void> | null = null

  async function sendQueue(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue
      queue = []
      // One that cannot be sent is lost: the database is away, and after that every page reads everything anew.
      await send(batch).catch(on_error)
    }
    sending = null
  }

  function dispatch(subject: string, announcement: Announcement): void {
    resting.set(subject, { timer: setTimeout(wake, wait_ms, subject), waiting: null })
    queue.push(announcement)
    sending ??= sendQueue()
  }

  function wake(subject: string): void {
    const waiting = resting.get(subject)?.waiting
    if (waiting) dispatch(subject, waiting)
    else resting.delete(subject)
  }

  return {
    announce(announcement) {
      const subject = subjectOf(announcement)
      const rest = resting.get(subject)
      if (rest) rest.waiting = merge(rest.waiting, announcement)
      else dispatch(subject, announcement)
    },

    async stop() {
      for (const { timer, waiting } of resting.values()) {
        clearTimeout(timer)
        if (waiting) queue.push(waiting)
      }
      resting.clear()
      sending ??= sendQueue()
      await sending
    },
  }
}
