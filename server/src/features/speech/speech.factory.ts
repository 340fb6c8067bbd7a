import type { Connection } from '#platform/db/database'
import { filePurposes } from '#platform/files/file-purposes'
import { insertFile } from '#platform/files/files.queries'
import { storageKey } from '#platform/files/storage'
import { newId } from '#platform/ids'

type Wishes = { now: Date; group_id: string; attempt_id: string }

/** A recording of which everything is there but the sound. */
export async function makeRecording(db: Connection, { now, group_id, attempt_id }: Wishes): Promise<{ id: string }> {
  const id = newId(now)
  const file_id = newId(now)
  await insertFile(db, {
    group_id,
    id: file_id,
    purpose: filePurposes.recording.id,
    content_type: 'audio/wav',
    bytes: 44,
    sha256: Buffer.alloc(32),
    width: null,
    height: null,
    uploaded_by: null,
    storage_key: storageKey(group_id, file_id),
    delete_after: new Date(now.getTime() + 24 * 60 * 60 * 1000),
    created_at: now,
  })
  await db.insertInto('recordings').values({ group_id, attempt_id, id, file_id, seconds: 1, created_at: now }).execute()
  return { id }
}
