import { videoState } from '@catchpitch/contract/videos/video-state'
import type { NotNull, Updateable } from 'kysely'
import type { Connection } from '#platform/db/database'
import type { Tables } from '#platform/db/tables'

export type VideoKey = { group_id: string; id: string }

const columns = ['id', 'state', 'bytes', 'received', 'part_ids', 'file_id', 'poster_id', 'problem'] as const

export async function insertVideo(db: Connection, key: VideoKey, bytes: number, now: Date): Promise<void> {
  await db
    .insertInto('videos')
    .values({ ...key, bytes, created_at: now })
    .execute()
}

export async function findVideo(db: Connection, { group_id, id }: VideoKey) {
  return db
    .selectFrom('videos')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst()
}

/** So that parts come one after the other, and a slide does not take one while it becomes ready. */
export async function lockVideo(db: Connection, { group_id, id }: VideoKey) {
  return db
    .selectFrom('videos')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .forUpdate()
    .select(columns)
    .executeTakeFirst()
}

export async function updateVideo(
  db: Connection,
  { group_id, id }: VideoKey,
  change: Updateable<Tables['videos']>,
): Promise<void> {
  await db.updateTable('videos').set(change).where('group_id', '=', group_id).where('id', '=', id).execute()
}

/** What nobody went on with: its parts are swept after the same time. */
export async function deleteAbandoned(db: Connection, group_id: string, begun_before: Date): Promise<void> {
  await db
    .deleteFrom('videos')
    .where('group_id', '=', group_id)
    .where('state', 'in', [videoState.arriving, videoState.refused])
    .where('created_at', '<', begun_before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('slides')
            .where('slides.group_id', '=', group_id)
            .whereRef('slides.video_id', '=', 'videos.id')
            .select('slides.id'),
        ),
      ),
    )
    .execute()
}

export async function isShown(db: Connection, { group_id, id }: VideoKey): Promise<boolean> {
  const slide = await db
    .selectFrom('slides')
    .where('group_id', '=', group_id)
    .where('video_id', '=', id)
    .select('id')
    .executeTakeFirst()
  return slide !== undefined
}

/** Where its parts lie, in their order. */
export async function listPartKeys(db: Connection, group_id: string, part_ids: readonly string[]) {
  const rows = await db
    .selectFrom('files')
    .where('group_id', '=', group_id)
    .where('id', 'in', [...part_ids])
    .select(['id', 'storage_key', 'bytes'])
    .execute()
  return part_ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Those that can be shown. */
export async function listReady(db: Connection, group_id: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('videos')
    .where('group_id', '=', group_id)
    .where('id', 'in', [...ids])
    .where('file_id', 'is not', null)
    .select(['id', 'file_id', 'poster_id'])
    .$narrowType<{ file_id: NotNull }>()
    .execute()
}
