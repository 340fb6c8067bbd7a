import type { Database } from '#platform/db/database'
import { timeOfId } from '#platform/ids'
import type { DailyJob } from '#platform/jobs/job'
import { deleteFile, listOverdue, listStoredKeys } from './files.queries.ts'
import { type FileStorage, readKey } from './storage.ts'

const rows_at_once = 100
/** No call takes this long to write its row. */
const stray_after_ms = 24 * 60 * 60 * 1000
/** More strays than this among few known files do not come from calls that failed. */
const believable_strays = 20

/** First the object, then the row: a run that is killed in between finds the row again, and nothing is forgotten. */
async function removeOverdue(db: Database, storage: FileStorage, now: Date): Promise<void> {
  for (;;) {
    const overdue = await listOverdue(db, now, rows_at_once)
    for (const file of overdue) {
      await storage.remove(file.storage_key)
      await deleteFile(db, file)
    }
    if (overdue.length < rows_at_once) return
  }
}

/** The objects that a call left behind before it was rolled back. Their id tells when that was. */
async function strayKeys(db: Database, keys: readonly string[], now: Date): Promise<string[]> {
  const files = keys.flatMap((key) => readKey(key) ?? [])
  const stored = new Set(await listStoredKeys(db, files))
  const strays = keys.filter((key) => {
    const file = readKey(key)
    return file && !stored.has(key) && now.getTime() - timeOfId(file.id).getTime() > stray_after_ms
  })
  if (strays.length > Math.max(believable_strays, stored.size)) {
    throw new Error(
      `Of ${keys.length} stored files the database does not know ${strays.length}. They look like another installation's, so none is removed.`,
    )
  }
  return strays
}

/** Removes what is due to be removed, and what no row names. */
export const sweepFiles: DailyJob = {
  name: 'files.sweep',
  daily_at: '04:00',
  retries: 3,
  expire_seconds: 3600,
  async run({ db, clock, storage }) {
    const now = clock.now()
    await removeOverdue(db, storage, now)
    for await (const keys of storage.list()) {
      for (const key of await strayKeys(db, keys, now)) await storage.remove(key)
    }
  },
}
