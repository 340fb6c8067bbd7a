import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { writeWebBuild } from './web-build.ts'

type Settings = Record<string, string>
type Ended = { code: number | null; said: string }
type StartedProcess = { process: ChildProcess; said: () => string; ended: Promise<Ended> }
type RunningProcess = StartedProcess & { url: string }

export type BuiltServer = {
  /** Runs one of the commands to its end. */
  command(name: string, args: string[], settings: Settings): Promise<Ended>
  /** Starts the product without waiting for anything. */
  launch(settings: Settings): StartedProcess
  /** Starts the product and waits until it says where it is. */
  start(settings: Settings): Promise<RunningProcess>
}

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** Everything that is shipped and nothing else, in an empty folder. */
async function ship(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'catchpitch-built-'))
  await mkdir(join(root, 'server'))
  const build = [join(repository, 'scripts/build-server.mjs'), join(root, 'server/dist')]
  await promisify(execFile)(process.execPath, build)
  await symlink(join(repository, 'server/migrations'), join(root, 'server/migrations'))
  for (const packages of ['node_modules', 'server/node_modules']) {
    if (existsSync(join(repository, packages))) await symlink(join(repository, packages), join(root, packages))
  }
  await writeWebBuild(join(root, 'web/dist'))
  return root
}

/** The built server as processes of their own, with no settings but those that are given. */
export function useBuiltServer(): BuiltServer {
  let root = ''
  beforeAll(async () => {
    root = await ship()
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  function launch(file: string, args: string[], settings: Settings) {
    const env = { PATH: process.env['PATH'] ?? '', PORT: '0', LOG_LEVEL: 'silent', ...settings }
    const child = spawn(process.execPath, [join(root, 'server/dist', file), ...args], { cwd: root, env })
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (words) => (said += String(words)))
    const ended = once(child, 'close').then(() => ({ code: child.exitCode, said }))
    return { process: child, said: () => said, ended }
  }

  return {
    command: (name, args, settings) => launch(`commands/${name}.mjs`, args, settings).ended,
    launch: (settings) => launch('main.mjs', [], settings),
    async start(settings) {
      const running = launch('main.mjs', [], settings)
      const url = new Promise<string>((resolve) => {
        running.process.stdout.on('data', () => {
          const [address] = /http:\/\/localhost:\d+/.exec(running.said()) ?? []
          if (address) resolve(address)
        })
      })
      const first = await Promise.race([url, running.ended])
      if (typeof first !== 'string') throw new Error(`It did not start: ${first.said}`)
      return { ...running, url: first }
    },
  }
}
