import type { Connection } from '#platform/db/database'
import { type FilePurpose, filePurposes } from './file-purposes.ts'
import { clearDeleteAfter } from './files.queries.ts'

/**
 * Keeps a file that was stored before there was anything to name it. False if there is none of this purpose, or its
 * time is over: an id that comes from outside must not make one thing show the file of another.
 */
export async function keepFile(
  db: Connection,
  { purpose, ...file }: { group_id: string; id: string; purpose: FilePurpose },
  now: Date,
): Promise<boolean> {
  return clearDeleteAfter(db, { ...file, purpose: filePurposes[purpose].id }, now)
}
