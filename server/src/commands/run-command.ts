import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { type Config, ConfigError, readConfig } from '#platform/config'
import { BackupError } from '#platform/db/backup/backup-error'
import { EmbeddedStartError } from '#platform/db/embedded/start-error'
import { CommandError } from './command-error.ts'

/** The built commands stand as deep in their package as this file does, so both find the same folder. */
export const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

export function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** What a person can mend is said in a sentence; only what surprises us shows where it happened. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error)
  const misspelt = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  const expected = [CommandError, ConfigError, BackupError, EmbeddedStartError].some((kind) => error instanceof kind)
  return expected || misspelt ? error.message : inspect(error)
}

/** Runs a command to its end, with the settings that the product has. */
export async function runCommand(command: (config: Config, given: string[]) => Promise<void>): Promise<void> {
  try {
    await command(readConfig(process.env), process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 1
  }
}
