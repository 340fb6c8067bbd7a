import type { CompanyWord } from '@catchpitch/contract/access/permissions'
import type { Connection } from '#platform/db/database'
import type { Announce } from '#platform/live/commit-then-announce'
import { insertNotifications, listHolders } from './notifications.queries.ts'
import type { StoredNotification } from './notifications.rules.ts'

/** Of a call's context, or of work in the background: `announce` must be heard after the commit only. */
export type Telling = { db: Connection; now: Date; announce: Announce }

/** The company it is about and whoever there holds the word; or these people, be it about a company or none. */
type Addressees =
  | { group_id: string; to: { word: CompanyWord } }
  | { group_id: string | null; to: { people: readonly string[] } }

export type News = StoredNotification &
  Addressees & {
    /** What happened, once, such as the id of the thing that it happened to: the same again tells nobody a second time. */
    cause: string
  }

async function addresseesOf(db: Connection, { group_id, to }: Addressees): Promise<readonly string[]> {
  if ('people' in to) return to.people
  return group_id === null ? [] : listHolders(db, group_id, to.word)
}

/**
 * Tells people something, in the caller's transaction: if what it tells is rolled back, nobody was told. Their open pages
 * show it at once.
 */
export async function notify({ db, now, announce }: Telling, news: News): Promise<void> {
  const user_ids = await addresseesOf(db, news)
  const { to: _, cause, ...stored } = news
  const told = await insertNotifications(db, user_ids, { ...stored, cause: `${news.kind}:${cause}` }, now)
  for (const user_id of told) announce({ topic: 'notifications', user_id })
}
