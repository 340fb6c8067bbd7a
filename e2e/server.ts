import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What decides how the product starts must not leak in from the terminal that runs the tests. */
const inherited = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR']

const startLimitMs = 180_000

type Settings = Readonly<Record<string, string>>

function environmentFor(data_dir: string, settings: Settings): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(inherited.map((name) => [name, process.env[name]]))
  // The browser says which address it comes from, as a proxy in front would.
  return { ...kept, HOST: '127.0.0.1', PORT: '0', TRUST_PROXY: '127.0.0.1', DATA_DIR: data_dir, ...settings }
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

/** The address that the start prints once it answers. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const giveUp = () => reject(new Error(`The server did not start. It said:\n${printed}`))
    const limit = setTimeout(giveUp, startLimitMs)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        const [, url] = /running at (http:\S+)/.exec(printed) ?? []
        if (url === undefined) return
        clearTimeout(limit)
        resolve(url)
      })
    }
    child.once('exit', () => {
      clearTimeout(limit)
      giveUp()
    })
  })
}

export type Server = { url: string; stop: () => Promise<void> }

/** The whole product as `npm start` starts it, on a port and in a data folder of its own; `name` is that of its log. */
export async function startServer(settings: Settings = {}, name = 'server'): Promise<Server> {
  const data_dir = await mkdtemp(join(tmpdir(), 'catchpitch journeys '))
  const results = join(import.meta.dirname, 'results')
  await mkdir(results, { recursive: true })
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'keep-server.mjs')], {
    env: environmentFor(data_dir, settings),
    // In a group of its own: a Ctrl-C meant for the tests would reach the server besides the end that we give it.
    detached: true,
  })
  const log = createWriteStream(join(results, `${name}.log`))
  keeper.stdout.pipe(log)
  keeper.stderr.pipe(log)

  const stop = async () => {
    keeper.stdin.end()
    await ended(keeper)
    await rm(data_dir, { recursive: true, force: true })
  }
  try {
    return { url: await addressOf(keeper), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
