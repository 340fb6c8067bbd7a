import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'

type Said = { now: Date; group_id: string; attempt_id: string; user_id: string }

/** What a colleague says about somebody's answers. */
export async function makeComment(db: Connection, { now, text, ...said }: Said & { text: string }): Promise<void> {
  await db
    .insertInto('comments')
    .values({ ...said, id: newId(now), text, created_at: now, updated_at: now })
    .execute()
}

/** How well a colleague finds that somebody's answers fit. */
export async function makeRating(db: Connection, { now, rating, ...said }: Said & { rating: number }): Promise<void> {
  await db
    .insertInto('ratings')
    .values({ ...said, rating, rated_at: now })
    .execute()
}
