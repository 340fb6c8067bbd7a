import { createHash } from 'node:crypto'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'
import { type FilePurpose, filePurposes } from './file-purposes.ts'
import { type FileRow, insertFile } from './files.queries.ts'
import { type FileStorage, storageKey } from './storage.ts'

type NewFile = {
  group_id: string
  purpose: FilePurpose
  content_type: string
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

function demandFit(purpose: FilePurpose, content_type: string, bytes: number): void {
  const rules = filePurposes[purpose]
  if (bytes > 0 && bytes <= rules.bytes && rules.content_types.includes(content_type)) return
  throw new Error(`A file of ${bytes} bytes of ${content_type} is no ${purpose}.`)
}

const rowOf = (purpose: FilePurpose, now: Date) => ({
  purpose: filePurposes[purpose].id,
  delete_after: deleteAfter(purpose, now),
  created_at: now,
})

/**
 * Stores a file for the call whose transaction this is: first the object, then the row. If the call is rolled back
 * afterwards the object is left over, which a sweep removes; the other way round a row could point at nothing.
 */
export async function storeFile(
  { db, now, storage }: { db: Connection; now: Date; storage: FileStorage },
  { bytes, purpose, ...file }: NewFile & { bytes: Buffer },
): Promise<string> {
  demandFit(purpose, file.content_type, bytes.length)
  const id = newId(now)
  const storage_key = storageKey(file.group_id, id)
  await storage.put(storage_key, bytes)
  const sha256 = createHash('sha256').update(bytes).digest()
  await insertFile(db, { ...rowOf(purpose, now), ...file, id, bytes: bytes.length, sha256, storage_key })
  return id
}

/**
 * Writes an object of which nobody knows yet how long it gets, and gives back the row that names it: to be inserted in a
 * transaction of its own, because writing can take minutes.
 */
export async function writeFile(
  { storage, now }: { storage: FileStorage; now: Date },
  parts: AsyncIterable<Buffer>,
  { purpose, ...file }: NewFile,
): Promise<FileRow> {
  const id = newId(now)
  const storage_key = storageKey(file.group_id, id)
  const hash = createHash('sha256')
  let bytes = 0
  async function* watched() {
    for await (const part of parts) {
      hash.update(part)
      bytes += part.length
      demandFit(purpose, file.content_type, bytes)
      yield part
    }
  }
  await storage.putParts(storage_key, watched())
  return { ...rowOf(purpose, now), ...file, id, bytes, sha256: hash.digest(), storage_key }
}
