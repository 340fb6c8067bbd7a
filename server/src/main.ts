import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { ConfigError, readConfig } from '#platform/config'
import { EmbeddedStartError } from '#platform/db/embedded/start-error'

/** The built server stands as deep in its package as this file does, so both find the same folders. */
const folders = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  web: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  spreadsheet_worker: new URL('./platform/spreadsheets/spreadsheet-worker.mjs', import.meta.url),
  recogniser_process: new URL('./platform/speech/recogniser-process.mjs', import.meta.url),
  payments_stand_in: new URL('../../stripe-stand-in/dist/main.mjs', import.meta.url),
}

/** Little is loaded here, and the product only afterwards: tracing sees nothing of what was loaded before it. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const tracing = config.tracing ? (await import('#platform/tracing/start-tracing')).startTracing() : null
  const { run } = await import('./run.ts')
  const starting = run(config, folders)

  const finish = async () => {
    const stop = await starting
    await stop?.()
    // Last, so that the calls which were under way are told of too.
    await tracing?.stop()
  }
  let stopping = false
  const end = () => {
    // A second Ctrl-C means that the person does not want to wait.
    if (stopping) process.exit(1)
    stopping = true
    finish().then(() => process.exit(0), fail)
  }
  // Before the start is over: it answers calls a moment earlier, and a stop in between would leave its database behind.
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  await starting
}

/** What a person can mend is said in a sentence; only what surprises us shows where it happened. */
function fail(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof EmbeddedStartError
  process.stderr.write(`${expected ? error.message : inspect(error)}\n`)
  process.exit(1)
}

main().catch(fail)
