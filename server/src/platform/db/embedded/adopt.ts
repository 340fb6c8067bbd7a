import type { HomeFolder } from './home-folder.ts'
import { readOwnership, writeOwnership } from './ownership.ts'
import { readyLimit_ms } from './postmaster.ts'
import { findPostmaster, type Postmaster } from './postmaster-file.ts'
import { isRunning, ourselves } from './processes.ts'
import { EmbeddedStartError } from './start-error.ts'
import { until } from './until.ts'
import { setWatchdog, type Watchdog } from './watchdog.ts'

/** `watchdog` is null if another living process owns the server. */
type Adopted = { readonly postmaster: Postmaster; readonly watchdog: Watchdog | null }

/** What stands in the folder: a server that is ready and will stay, or none; null while that is still open. */
function lookRound(folder: HomeFolder): { server: Postmaster | null; owned: boolean } | null {
  const server = findPostmaster(folder.data)
  if (server === null) return { server, owned: false }
  const ownership = readOwnership(folder, server.known)
  const owned = ownership !== null && isRunning(ownership.owner)
  // The watchdog of a dead owner is about to stop the server: one must not move in now.
  const doomed = ownership !== null && !owned && isRunning(ownership.watchdog)
  return server.status === 'ready' && !doomed ? { server, owned } : null
}

/**
 * Takes over the server that runs already in this folder. It becomes ours, to be stopped by us, only if its owner and
 * its owner's watchdog are dead; otherwise we are guests, and it ends with its owner.
 */
export async function adopt(folder: HomeFolder): Promise<Adopted | null> {
  const found = await until(() => lookRound(folder), readyLimit_ms)
  if (found === null) {
    const pid = findPostmaster(folder.data)?.known.pid
    throw new EmbeddedStartError(
      `A PostgreSQL that still runs in ${folder.home} neither gets ready nor ends: run kill -INT ${pid} and start again.`,
    )
  }
  const { server: postmaster, owned } = found
  if (postmaster === null) return null
  if (owned) return { postmaster, watchdog: null }
  const watchdog = setWatchdog(postmaster.known)
  writeOwnership(folder, postmaster.known, { owner: ourselves(), watchdog: watchdog.known })
  return { postmaster, watchdog }
}
