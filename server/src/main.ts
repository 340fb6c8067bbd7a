import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { ConfigError, readConfig } from '#platform/config'
import { EmbeddedStartError } from '#platform/db/embedded/start-error'
import { withLocalName } from '#platform/process/local-name'
import { findRunningServer } from '#platform/process/running-server'
import { announce, announceRunning } from './announce.ts'
import { startServer } from './start-server.ts'

/** The built server stands as deep in its package as this file does, so both find the same folders. */
const folders = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  web: fileURLToPath(new URL('../../web/dist', import.meta.url)),
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const running = config.database_url === null ? await findRunningServer(config.data_dir) : null
  if (running) return announceRunning(withLocalName(running))

  const server = await startServer(config, folders)
  announce(config, server.url)

  let stopping = false
  const stop = () => {
    // A second Ctrl-C means that the person does not want to wait.
    if (stopping) process.exit(1)
    stopping = true
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** What a person can mend is said in a sentence; only what surprises us shows where it happened. */
function fail(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof EmbeddedStartError
  process.stderr.write(`${expected ? error.message : inspect(error)}\n`)
  process.exit(1)
}

main().catch(fail)
