import type { Connection } from '#platform/db/database'

const columns = ['cover', 'cover_file_id'] as const

export async function findCover(db: Connection, group_id: string) {
  return db.selectFrom('groups').where('id', '=', group_id).select(columns).executeTakeFirstOrThrow()
}

export async function lockCover(db: Connection, group_id: string) {
  return db.selectFrom('groups').where('id', '=', group_id).select(columns).forUpdate().executeTakeFirstOrThrow()
}

/** Without raising the company's version: whoever edits its details meanwhile loses nothing by a picture. */
export async function setCover(
  db: Connection,
  group_id: string,
  cover: { cover: string | null; cover_file_id: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('groups')
    .set({ ...cover, updated_at: now })
    .where('id', '=', group_id)
    .execute()
}
