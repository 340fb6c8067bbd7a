import type { FileStorage } from '#platform/files/storage'
import { copyFilesBack, refuseOccupiedStore } from './file-copies.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { type RestoreTarget, refuseOccupiedDatabase, restoreDatabase } from './restore-database.ts'
import { withClient } from './with-client.ts'

/**
 * Puts a backup into an empty place. A part whose target is null stays where it is. The files come first and the
 * database's one transaction last, so that a database which is there has its files, and a try that fails can be repeated.
 */
export async function restoreBackup(
  folder: string,
  {
    database,
    storage,
    report,
  }: {
    database: Omit<RestoreTarget, 'report'> | null
    storage: FileStorage | null
    report: (line: string) => void
  },
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (database) await withClient(database.database_url, refuseOccupiedDatabase)
  if (storage) {
    await refuseOccupiedStore(folder, manifest, storage)
    await copyFilesBack(folder, manifest, storage, (done) => {
      if (done % 1000 === 0) report(`${done} files`)
    })
    report(`${manifest.files.count} files, as they were`)
  }
  if (database) await restoreDatabase(folder, manifest, { ...database, report })
  return manifest
}
