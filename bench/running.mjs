/**
 * `npm run bench:running`: 10,000 people write their surveys at the same time, each on a connection of their own and
 * saving every 10 seconds: how long a save takes, whether one fails, and what memory all of that takes. The people live in
 * a process of their own. `-- --people 500 --seconds 20` is the short form, which writes nothing down.
 */
import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cpuTime } from './cpu-time.mjs'
import { demoOwner, invite } from './invitations.mjs'
import { openMailbox } from './mailbox.mjs'
import { record, table } from './measurements.mjs'
import { listProcesses, withDescendants } from './processes.mjs'
import { startForReal } from './product.mjs'

const { values } = parseArgs({
  options: { people: { type: 'string', default: '10000' }, seconds: { type: 'string', default: '60' } },
})
const people = Number(values.people)
const seconds = Number(values.seconds)
const every_s = 10

/** Of these processes, in MB; what they share is counted once. */
function memoryOf(processes) {
  const kilobytes = processes.reduce((sum, { pid }) => {
    try {
      return sum + Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      return sum
    }
  }, 0)
  return Math.round(kilobytes / 1024)
}

/** What server and database hold now. */
function memory(server_pid, data_dir) {
  const all = listProcesses()
  const database = withDescendants(all, ({ command }) => command.includes(`postgres -D ${data_dir}`))
  const server = withDescendants(all, ({ pid }) => pid === server_pid).filter((one) => !database.includes(one))
  return { server: memoryOf(server), database: memoryOf(database) }
}

async function hear(crowd, kind) {
  for (;;) {
    const [message] = await once(crowd, 'message')
    if (message.kind === 'failed') throw new Error(message.why)
    if (message.kind === kind) return message
  }
}

// Before the product is waited for: on a busy machine a build takes longer than a start may.
spawnSync(process.execPath, [join(import.meta.dirname, '..', 'scripts', 'build.mjs')], { stdio: 'inherit' })
const data_dir = mkdtempSync(join(tmpdir(), 'bench-running-'))
const mailbox = await openMailbox()
const product = await startForReal(data_dir, mailbox)
const crowd = fork(join(import.meta.dirname, 'running-crowd.mjs'))
try {
  await product.ready()
  const empty = memory(product.pid, data_dir)
  const { claims } = await invite({ url: product.url, ...demoOwner }, mailbox, people)
  console.log(`${people} people are invited.`)
  crowd.send({ kind: 'come', url: product.url, claims })
  await hear(crowd, 'all here')
  console.log('All of them write.')

  const load = loadavg()[0]
  const before = cpuTime(product.pid, data_dir)
  crowd.send({ kind: 'write', seconds, every_s })
  const result = await hear(crowd, 'done')
  const after = cpuTime(product.pid, data_dir)
  const full = memory(product.pid, data_dir)

  const busy = (name) => `${Math.round((after[name] - before[name]) / (seconds * 10))} %`
  const head = ['people', 'saves/s', 'p50 ms', 'p99 ms', 'longest ms', 'errors']
  const used = ['server CPU', 'database CPU', 'server MB before', 'with all of them', 'database MB before', 'with all']
  const figures = [result.p50, result.p99, result.longest].map((ms) => ms.toFixed(1))
  const text = `${table(
    [...head, ...used],
    [
      [
        people,
        Math.round(result.saves / seconds),
        ...figures,
        result.errors.length,
        busy('server_ms'),
        busy('database_ms'),
        empty.server,
        full.server,
        empty.database,
        full.database,
      ],
    ],
  )}

For ${seconds} s each person saves a statement every ${every_s} s, whether the last one was answered or not, on a connection that
stays open. Times count from the moment when a save was due. CPU in percent of one core. The machine's load was ${load.toFixed(1)} when
it began, and whoever saves shares the machine with what is measured.`
  console.log(text)
  for (const error of result.errors.slice(0, 10)) console.error(error)
  if (people >= 10_000) record('npm run bench:running', text)
  process.exitCode = result.errors.length === 0 ? 0 : 1
} finally {
  crowd.kill()
  await product.stop()
  await mailbox.close()
  rmSync(data_dir, { recursive: true, force: true })
}
