import { limits } from '@catchpitch/contract/limits'
import type { Hint } from '@catchpitch/contract/live/hint'
import type { Database } from '#platform/db/database'
import { listenTo } from '#platform/db/listen'
import {
  type Announcement,
  concerns,
  hintOf,
  type Listener,
  readAnnouncement,
  writeAnnouncement,
} from './announcement.ts'
import { channel, sendMessages } from './announcements.queries.ts'
import { createAnnouncer } from './announcer.ts'

type Follower = Listener & { hear: (hint: Hint) => void }

/** What tells open pages, of this process and of all others on the same database, that something has changed. */
export type Live = {
  /** To be called after the commit: before it, pages would read what is not there yet. */
  announce(announcement: Announcement): void
  /** Tells the follower what concerns them, until what is returned is called. */
  follow(follower: Follower): () => void
  stop(): Promise<void>
}

type Options = {
  db: Database
  /** Straight to the database: a pooler in between would hand the listening connection to somebody else. */
  url: string
  on_error: (error: unknown) => void
}

const everything: Hint = { topic: 'everything', group_id: null, id: null }

/** Listens from the first follower on: a process that only works in the background needs no connection for it. */
export function openLive({ db, url, on_error }: Options): Live {
  const followers = new Set<Follower>()
  let listening: ReturnType<typeof listenTo> | null = null
  const announcer = createAnnouncer({
    wait_ms: limits.live.hint_ms,
    send: (announcements) => sendMessages(db, announcements.map(writeAnnouncement)),
    on_error,
  })

  function hear(payload: string): void {
    const announcement = readAnnouncement(payload)
    if (!announcement) return
    const hint = hintOf(announcement)
    for (const follower of followers) if (concerns(announcement, follower)) follower.hear(hint)
  }

  function listen(): void {
    listening ??= listenTo(url, channel, {
      on_message: hear,
      // Whoever follows already may have missed something, if only because this connection was not there yet.
      on_listening: () => {
        for (const follower of followers) follower.hear(everything)
      },
      on_error,
    })
  }

  return {
    announce: announcer.announce,

    follow(follower) {
      followers.add(follower)
      listen()
      return () => followers.delete(follower)
    },

    async stop() {
      await announcer.stop()
      await listening?.stop()
    },
  }
}
