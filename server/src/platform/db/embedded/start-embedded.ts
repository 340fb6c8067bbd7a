import { adopt } from './adopt.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { ensureCluster, ensurePassword, superuser } from './cluster.ts'
import { hasCode } from './error-code.ts'
import { type HomeFolder, openHome } from './home-folder.ts'
import { withLock } from './lock.ts'
import { type Settings, shutDown, startPostmaster } from './postmaster.ts'
import type { Postmaster } from './postmaster-file.ts'
import { isRunning } from './processes.ts'
import { databaseUrl, prepareDatabase } from './product-database.ts'
import { chooseRunAs } from './run-as.ts'
import { EmbeddedStartError } from './start-error.ts'
import type { Watchdog } from './watchdog.ts'

type Options = {
  /** PostgreSQL's settings for a server that is started; one that runs already keeps its own. Durable by default. */
  settings?: Settings
  /** Hears, within a second or two, that the server is gone though nobody asked it to stop. */
  on_lost?: () => void
}

export type Embedded = {
  /** Of the product's own database, which exists. */
  readonly url: string
  /** Whether the server was running already. */
  readonly adopted: boolean
  /** Ends the server cleanly; leaves it alone if it belongs to another living process. */
  readonly stop: () => Promise<void>
}

type Server = {
  readonly postmaster: Postmaster
  /** Null if another living process owns the server. */
  readonly watchdog: Watchdog | null
  readonly adopted: boolean
}

async function findOrStart(folder: HomeFolder, binaries: Binaries, settings: Settings): Promise<Server> {
  const running = await adopt(folder)
  if (running) return { ...running, adopted: true }
  const runAs = await chooseRunAs(binaries, folder)
  await ensureCluster(folder, binaries, runAs, { sync: settings['fsync'] !== 'off' })
  return { ...(await startPostmaster(folder, binaries, runAs, settings)), adopted: false }
}

async function end({ postmaster, watchdog }: Server): Promise<void> {
  if (watchdog === null) return
  await shutDown(postmaster.known)
  await watchdog.release()
}

/** A guest finds everything prepared: the owner did so before it gave the lock back. */
async function prepare(server: Server, url: string): Promise<void> {
  if (server.watchdog === null) return
  try {
    await prepareDatabase(url)
  } catch (error) {
    await end(server)
    throw error
  }
}

function watch(server: Server, on_lost: () => void): NodeJS.Timeout {
  const timer = setInterval(() => {
    if (isRunning(server.postmaster.known)) return
    clearInterval(timer)
    // Nothing is left to stop but the watchdog, which would wait for our death in vain.
    void end(server).finally(on_lost)
  }, 1_000)
  return timer.unref()
}

function handle(server: Server, url: string, on_lost: () => void): Embedded {
  const timer = watch(server, on_lost)
  let ended: Promise<void> | undefined
  return {
    url,
    adopted: server.adopted,
    stop() {
      clearInterval(timer)
      ended ??= end(server)
      return ended
    },
  }
}

function explain(error: unknown, home: string): unknown {
  if (!(error instanceof Error) || !hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return error
  return new EmbeddedStartError(
    `The folder ${home} is not ours to write: start as the user it belongs to, or set DATA_DIR to a folder of your own.`,
    error.message,
  )
}

/**
 * The PostgreSQL that came with npm, in a folder of its own. It ends with this process, even if that is killed; several
 * processes that need one database for long should be given one by DATABASE_URL.
 */
export async function startEmbedded(
  home: string,
  { settings = {}, on_lost = () => {} }: Options = {},
): Promise<Embedded> {
  const binaries = findBinaries()
  try {
    const folder = openHome(home)
    return await withLock(folder.lock, async () => {
      const password = ensurePassword(folder)
      const server = await findOrStart(folder, binaries, settings)
      const url = databaseUrl(superuser, password, server.postmaster.port)
      await prepare(server, url)
      return handle(server, url, on_lost)
    })
  } catch (error) {
    throw explain(error, home)
  }
}
