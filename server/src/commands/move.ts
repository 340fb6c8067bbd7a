import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import { makeBackup } from '#platform/db/backup/make-backup'
import { restoreBackup } from '#platform/db/backup/restore-backup'
import { reachDatabase } from '#platform/db/reach-database'
import { openDiskStorage } from '#platform/files/disk-storage'
import { openS3Storage } from '#platform/files/s3-storage'
import { version } from '#platform/installation'
import { findRunningServer } from '#platform/process/running-server'
import { jobsOf } from '../jobs.ts'
import { CommandError } from './command-error.ts'
import { migrations, runCommand, say } from './run-command.ts'
import { withDatabase } from './with-database.ts'

/**
 * `npm run db:move`: from the embedded database and the files in DATA_DIR to wherever the settings lead. What no setting
 * names stays. The old data is left as it is.
 */
async function move({ data_dir: given, database_url, s3, app_secret, snapshot_days }: Config): Promise<void> {
  const data_dir = resolve(given)
  if (database_url === null && s3 === null) {
    throw new CommandError('Set DATABASE_URL, the S3 settings, or both, to say where to move to.')
  }
  if (!existsSync(join(data_dir, 'pgdata'))) throw new CommandError(`There is no database in ${data_dir}.`)
  const running = await findRunningServer(data_dir)
  if (running !== null)
    throw new CommandError(`The product runs at ${running}. Stop it, so that nothing is left behind.`)
  if (database_url !== null) await reachDatabase(database_url)

  const report = (line: string) => say(`  ${line}`)
  const folder = join(data_dir, 'moving')
  await rm(folder, { recursive: true, force: true })
  try {
    say('Saving ...')
    const storage = openDiskStorage(join(data_dir, 'files'))
    const { files } = await withDatabase({ database_url: null, data_dir }, (source) =>
      makeBackup({ database_url: source, storage, folder, version, clock: systemClock, report }),
    )
    if (files.lost.length > 0) say(`  ${files.lost.length} files are lost already: ${files.lost[0]?.key ?? ''} ...`)
    say('Moving ...')
    const jobs = jobsOf({ snapshot_days })
    const database = database_url === null ? null : { database_url, migrations, jobs, now: systemClock.now() }
    await restoreBackup(folder, { database, storage: s3 && openS3Storage(s3), report })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  say('Moved, and every hash is equal. Start the product with the same settings.')
  say(`What was in ${data_dir} is still there: remove it when you are sure.`)
  if (app_secret === null)
    say(`Set APP_SECRET to what stands in ${join(data_dir, 'app-secret')}, or links sent by mail end.`)
}

await runCommand(move)
