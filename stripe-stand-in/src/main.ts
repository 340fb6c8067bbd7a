import { inspect } from 'node:util'
import { readSettings, SettingsError } from './settings.ts'
import { startStandIn } from './start-stand-in.ts'
import { StateError } from './store.ts'

async function main(): Promise<void> {
  const { options, ends_with_stdin } = readSettings(process.env)
  const starting = startStandIn(options)
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    starting.then(({ stop }) => stop()).then(() => process.exit(0), fail)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  if (ends_with_stdin) process.stdin.on('end', end).on('error', end).resume()
  const { url } = await starting
  // The only line: whoever started it reads from it where it is.
  process.stdout.write(`${JSON.stringify({ url })}\n`)
}

/** What a person can mend is said in a sentence; only what surprises us shows where it happened. */
function fail(error: unknown): never {
  const isExpected = error instanceof SettingsError || error instanceof StateError
  process.stderr.write(`${isExpected ? error.message : inspect(error)}\n`)
  process.exit(1)
}

main().catch(fail)
