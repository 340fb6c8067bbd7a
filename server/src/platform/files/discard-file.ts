import type { Connection } from '#platform/db/database'
import { addressEnd } from './file-address.ts'
import { setDeleteAfter } from './files.queries.ts'

/**
 * Gives up a file that nothing names any more. It is not removed in the call, which may yet be rolled back, and stays
 * readable until the last address of it has ended: pages that are open now go on showing it.
 */
export async function discardFile(db: Connection, file: { group_id: string; id: string }, now: Date): Promise<void> {
  await setDeleteAfter(db, file, addressEnd(now))
}
