import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import { readManifest } from '#platform/db/backup/manifest'
import { restoreBackup } from '#platform/db/backup/restore-backup'
import { openStorage } from '#platform/files/open-storage'
import { jobsOf } from '../jobs.ts'
import { CommandError } from './command-error.ts'
import { migrations, runCommand, say } from './run-command.ts'
import { withDatabase } from './with-database.ts'

/** `npm run db:restore -- <folder>`: puts a backup into an empty database and an empty store, and compares the hashes. */
async function restore(config: Config, given: string[]): Promise<void> {
  const { positionals } = parseArgs({ args: given, allowPositionals: true })
  const [from] = positionals
  if (from === undefined || positionals.length > 1) throw new CommandError('Name the folder of the backup.')
  const began = performance.now()
  const folder = resolve(from)
  // Before a database is started, or even made, for a folder that is none.
  await readManifest(folder)
  const { made_at, version } = await withDatabase(config, (database_url) =>
    restoreBackup(folder, {
      database: { database_url, migrations, jobs: jobsOf(config), now: systemClock.now() },
      storage: openStorage({ s3: config.s3, data_dir: resolve(config.data_dir) }),
      report: (line) => say(`  ${line}`),
    }),
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(`Everything is as it was on ${made_at}, saved by ${version}. It took ${seconds} s, and every hash is equal.`)
}

await runCommand(restore)
