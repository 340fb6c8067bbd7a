import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs'
import type { Binaries } from './binaries.ts'
import { freePort } from './free-port.ts'
import type { HomeFolder } from './home-folder.ts'
import { writeOwnership } from './ownership.ts'
import { disarmPostmasterFile, findPostmaster, type Postmaster } from './postmaster-file.ts'
import { isGoneWithin, isRunning, isSame, type KnownProcess, ourselves } from './processes.ts'
import type { RunAs } from './run-as.ts'
import { EmbeddedStartError } from './start-error.ts'
import { until } from './until.ts'
import { launchGuarded, type Watchdog } from './watchdog.ts'

export type Settings = Readonly<Record<string, string>>

/** A server that we are answerable for. */
export type OwnedServer = { readonly postmaster: Postmaster; readonly watchdog: Watchdog }

/** After a crash PostgreSQL first replays its log, which on a slow disk may take a while. */
export const readyLimit_ms = 120_000

const thisMachineOnly: Settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '' }

/**
 * A statement that fails is told to its caller, who logs it without personal data. PostgreSQL's own log would keep it
 * with its values, and nobody ever reads or shortens that.
 */
const quietLog: Settings = { log_min_messages: 'log', log_checkpoints: 'off' }

/** Somebody was faster at the port; or the workers of a killed server are still about to notice that it is dead. */
const passingTrouble = /could not bind|pre-existing shared memory block/
const passingLimit_ms = 30_000

function lastLines(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
}

async function isReady(data: string, known: KnownProcess): Promise<Postmaster | null> {
  const answer = await until(() => {
    if (!isRunning(known)) return 'ended'
    const postmaster = findPostmaster(data)
    return postmaster !== null && isSame(postmaster.known, known) && postmaster.status === 'ready' && postmaster
  }, readyLimit_ms)
  return answer === 'ended' ? null : answer
}

async function attempt(
  folder: HomeFolder,
  binaries: Binaries,
  runAs: RunAs,
  settings: Settings,
): Promise<OwnedServer | null> {
  disarmPostmasterFile(folder.data)
  const all = { ...thisMachineOnly, port: String(await freePort()), ...quietLog, ...settings }
  const assignments = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(folder.log, 'w', 0o600)
  const { child, guard } = await launchGuarded(runAs.command(binaries.postgres, ['-D', folder.data, ...assignments]), [
    'ignore',
    log,
    log,
  ]).finally(() => closeSync(log))
  if (guard === null) return null
  child.unref()
  const { known, watchdog } = guard
  writeOwnership(folder, known, { owner: ourselves(), watchdog: watchdog.known })
  const postmaster = await isReady(folder.data, known)
  if (postmaster) return { postmaster, watchdog }
  await shutDown(known)
  await watchdog.release()
  return null
}

export async function startPostmaster(
  folder: HomeFolder,
  binaries: Binaries,
  runAs: RunAs,
  settings: Settings,
): Promise<OwnedServer> {
  // What the last server said before it died stays readable for one more start.
  if (existsSync(folder.log)) renameSync(folder.log, folder.previous_log)
  const started = await until(async () => {
    const server = await attempt(folder, binaries, runAs, settings)
    return server ?? (passingTrouble.test(readFileSync(folder.log, 'utf8')) ? null : 'failed')
  }, passingLimit_ms)
  if (started !== null && started !== 'failed') return started
  throw new EmbeddedStartError(
    `PostgreSQL does not start in ${folder.home}; it says why in ${folder.log}. Put that right and start again, or set DATABASE_URL to a PostgreSQL of your own.`,
    lastLines(folder.log),
  )
}

/** Fast and clean; if it hangs, at once and without a checkpoint, which loses nothing but time at the next start. */
export async function shutDown(known: KnownProcess): Promise<void> {
  for (const [signal, limit_ms] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (!isRunning(known)) return
    process.kill(known.pid, signal)
    if (await isGoneWithin(limit_ms, known)) return
  }
  throw new Error(`PostgreSQL (process ${known.pid}) does not stop.`)
}
