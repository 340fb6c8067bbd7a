import { createHash } from 'node:crypto'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'
import { type FilePurpose, filePurposes } from './file-purposes.ts'
import { insertFile } from './files.queries.ts'
import { type FileStorage, storageKey } from './storage.ts'

type NewFile = {
  group_id: string
  purpose: FilePurpose
  content_type: string
  bytes: Buffer
  /** Of a picture, in pixels. */
  width: number | null
  height: number | null
  uploaded_by: string | null
  /** The run of a survey that it belongs to, and goes with. */
  attempt_id?: string
}

const day_ms = 24 * 60 * 60 * 1000

function deleteAfter(purpose: FilePurpose, now: Date): Date | null {
  const { kept_days } = filePurposes[purpose]
  return kept_days === null ? null : new Date(now.getTime() + kept_days * day_ms)
}

/**
 * Stores a file for the call whose transaction this is: first the object, then the row. If the call is rolled back
 * afterwards the object is left over, which a sweep removes; the other way round a row could point at nothing.
 */
export async function storeFile(
  { db, now, storage }: { db: Connection; now: Date; storage: FileStorage },
  { bytes, purpose, ...file }: NewFile,
): Promise<string> {
  const rules = filePurposes[purpose]
  const fits = bytes.length > 0 && bytes.length <= rules.bytes
  if (!fits || !rules.content_types.includes(file.content_type)) {
    throw new Error(`A file of ${bytes.length} bytes of ${file.content_type} is no ${purpose}.`)
  }
  const id = newId(now)
  const storage_key = storageKey(file.group_id, id)
  await storage.put(storage_key, bytes)
  await insertFile(db, {
    ...file,
    id,
    purpose: rules.id,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
    storage_key,
    delete_after: deleteAfter(purpose, now),
    created_at: now,
  })
  return id
}
