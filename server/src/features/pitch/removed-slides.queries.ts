import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'

type SlideKey = { group_id: string; id: string }

/** Some that were removed before then, of whichever companies. */
export async function listRemoved(db: Connection, before: Date, count: number): Promise<SlideKey[]> {
  return acrossGroups(db)
    .selectFrom('slides')
    .where('removed_at', '<', before)
    .orderBy('removed_at')
    .limit(count)
    .select(['group_id', 'id'])
    .execute()
}

/** Deletes it, if it is still removed; what it showed comes back. */
export async function deleteRemoved(db: Connection, { group_id, id }: SlideKey, before: Date) {
  return db
    .deleteFrom('slides')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .where('removed_at', '<', before)
    .returning(['file_id', 'video_id'])
    .executeTakeFirst()
}
