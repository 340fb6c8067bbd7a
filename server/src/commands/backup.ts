import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import { makeBackup } from '#platform/db/backup/make-backup'
import { openStorage } from '#platform/files/open-storage'
import { version } from '#platform/installation'
import { CommandError } from './command-error.ts'
import { runCommand, say } from './run-command.ts'
import { withDatabase } from './with-database.ts'

/** A name that sorts by time and that every file system takes. */
const stamp = (now: Date) => now.toISOString().slice(0, 19).replaceAll(':', '-')

/** `npm run db:backup -- [folder]`: saves the database and the files in one folder, while the product runs. */
async function backup(config: Config, given: string[]): Promise<void> {
  const { positionals } = parseArgs({ args: given, allowPositionals: true })
  if (positionals.length > 1) throw new CommandError('Name one folder for the backup, or none.')
  if (config.database_url === null && !existsSync(join(config.data_dir, 'pgdata'))) {
    throw new CommandError(`There is no database in ${resolve(config.data_dir)}, and DATABASE_URL names none.`)
  }
  const began = performance.now()
  const folder = resolve(positionals[0] ?? join('backups', stamp(systemClock.now())))
  const { files } = await withDatabase(config, (database_url) =>
    makeBackup({
      database_url,
      storage: openStorage({ s3: config.s3, data_dir: resolve(config.data_dir) }),
      folder,
      version,
      clock: systemClock,
      report: (line) => say(`  ${line}`),
    }),
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(`Saved in ${folder} in ${seconds} s. APP_SECRET is not in it: keep it in another place.`)
  if (files.lost.length === 0) return
  say(`${files.lost.length} files were not where they should be; manifest.json names them. Everything else is saved.`)
  process.exitCode = 2
}

await runCommand(backup)
