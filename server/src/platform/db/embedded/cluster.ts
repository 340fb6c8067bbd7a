import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { outcome } from './command.ts'
import { type HomeFolder, handOver, withScratch } from './home-folder.ts'
import { replaceFile } from './replace-file.ts'
import type { RunAs } from './run-as.ts'
import { EmbeddedStartError } from './start-error.ts'
import { launchGuarded } from './watchdog.ts'

export const superuser = 'catchpitch'

/**
 * Sorting by the Unicode rules of ICU; but what is a letter, pg_trgm asks the C library. In the plain C locale no
 * Chinese character is one, and a search for 陈大文 would silently find nobody. macOS has no C.UTF-8.
 */
const localeArguments = [
  '--encoding=UTF8',
  '--locale-provider=icu',
  '--icu-locale=und',
  '--locale=C',
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
]

/** Fails where it may not look: what it cannot see must not be made a second time. */
const exists = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined

const isMade = ({ data }: HomeFolder) => exists(join(data, 'PG_VERSION'))

/** Made anew only for a cluster that does not exist yet: to an existing one it would be no key. */
export function ensurePassword(folder: HomeFolder): string {
  if (!exists(folder.password)) {
    if (isMade(folder)) {
      throw new EmbeddedStartError(
        `The password of the database in ${folder.data} is missing: put ${folder.password} back from your backup.`,
      )
    }
    replaceFile(folder.password, randomBytes(24).toString('base64url'))
  }
  return readFileSync(folder.password, 'utf8').trim()
}

/** In a folder aside, then moved into place in one step: nobody ever finds half a cluster, whenever we are killed. */
async function make(folder: HomeFolder, { initdb }: Binaries, runAs: RunAs, sync: boolean): Promise<void> {
  const password = ensurePassword(folder)
  await withScratch(folder, runAs.owner, async (scratch) => {
    const data = join(scratch, 'pgdata')
    const passwordForInitdb = join(scratch, 'password')
    writeFileSync(passwordForInitdb, password, { mode: 0o600 })
    handOver(scratch, runAs.owner)
    const { child, guard } = await launchGuarded(
      runAs.command(initdb, [
        `--pgdata=${data}`,
        `--username=${superuser}`,
        '--auth=scram-sha-256',
        `--pwfile=${passwordForInitdb}`,
        '--no-instructions',
        ...localeArguments,
        ...(sync ? [] : ['--no-sync']),
      ]),
      ['ignore', 'ignore', 'pipe'],
    )
    const { ok, said } = await outcome(child)
    await guard?.watchdog.release()
    if (!ok) {
      throw new EmbeddedStartError(`PostgreSQL cannot make a database in ${folder.home}; it says why below.`, said)
    }
    renameSync(data, folder.data)
  })
}

function refuseOtherMajor({ data }: HomeFolder, { major }: Binaries): void {
  const written = Number(readFileSync(join(data, 'PG_VERSION'), 'utf8'))
  if (written === major) return
  throw new EmbeddedStartError(
    `The database in ${data} was made by PostgreSQL ${written} and the one installed is ${major}: go back to the release that made it, or move the data to a PostgreSQL of your own and set DATABASE_URL.`,
  )
}

/** Leaves a cluster in place that this PostgreSQL can open as this account. */
export async function ensureCluster(
  folder: HomeFolder,
  binaries: Binaries,
  runAs: RunAs,
  options: { sync: boolean },
): Promise<void> {
  if (!isMade(folder)) await make(folder, binaries, runAs, options.sync)
  refuseOtherMajor(folder, binaries)
  if (runAs.owner && statSync(folder.data).uid !== runAs.owner.uid) handOver(folder.data, runAs.owner)
}
