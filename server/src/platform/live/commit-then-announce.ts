import type { Database, Transaction } from '#platform/db/database'
import type { Announcement } from './announcement.ts'

export type Announce = (announcement: Announcement) => void

/** Work in a transaction of its own, outside of a call. What it announces is heard once it is committed, or never. */
export async function commitThenAnnounce<Result>(
  db: Database,
  announce: Announce,
  work: (tx: Transaction, announce: Announce) => Promise<Result>,
): Promise<Result> {
  const announcements: Announcement[] = []
  const result = await db.transaction().execute((tx) => work(tx, (announcement) => announcements.push(announcement)))
  for (const announcement of announcements) announce(announcement)
  return result
}
