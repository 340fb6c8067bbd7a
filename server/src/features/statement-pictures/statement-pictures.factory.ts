import type { Connection } from '#platform/db/database'
import { filePurposes } from '#platform/files/file-purposes'
import { insertFile } from '#platform/files/files.queries'
import { storageKey } from '#platform/files/storage'
import { newId } from '#platform/ids'

type Wishes = { now: Date; group_id: string; attempt_id: string }

/** A picture of which everything is there but its bytes. */
export async function makePicture(db: Connection, { now, group_id, attempt_id }: Wishes): Promise<{ id: string }> {
  const id = newId(now)
  const file_id = newId(now)
  await insertFile(db, {
    group_id,
    id: file_id,
    purpose: filePurposes.statement_picture.id,
    content_type: 'image/jpeg',
    bytes: 100,
    sha256: Buffer.alloc(32),
    width: 10,
    height: 10,
    uploaded_by: null,
    attempt_id,
    storage_key: storageKey(group_id, file_id),
    delete_after: new Date(now.getTime() + 24 * 60 * 60 * 1000),
    created_at: now,
  })
  await db.insertInto('statement_pictures').values({ group_id, attempt_id, id, file_id, created_at: now }).execute()
  return { id }
}
