/**
 * `npm run drill:restart`: kills the product's server and database again and again, at moments nobody chose, while
 * people sign in and out, and starts it anew each time. Ends with 1 if anything acknowledged was lost, anything was left
 * behind, or it did not come up again. `-- --kills 2` is the short form, `-- --seed 7` repeats a drill.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort, isFree, isSame, listProcesses, until, withDescendants } from './processes.mjs'
import { startProduct } from './product.mjs'
import { createPromises } from './promises.mjs'
import { seededRandom } from './random.mjs'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' }, seed: { type: 'string' } } })
const kills = Number(values.kills)
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
const random = seededRandom(`plan ${seed}`)

const data_dir = mkdtempSync(join(tmpdir(), 'restart-drill-'))
const port = await freePort(random)
const promises = createPromises(seededRandom(`people ${seed}`))

// Only a failure waits this long: three drills start their products on a machine that may be busy besides.
const goneLimit_ms = 60_000
const recoveryLimit_ms = 120_000
const longestService_ms = 2_000
const writers = 2

const isServer = (product) => (candidate) => candidate.pid === product.pid
const isDatabase = () => (candidate) => candidate.command.includes(`postgres -D ${join(data_dir, 'pgdata')}`)
const isInFolder = () => (candidate) => candidate.command.includes(data_dir)
const isWatchdog = () => (candidate) => /^\/bin\/sh .* watchdog \d+ /s.test(candidate.command)

const targets = [
  { name: 'server', victims: [isServer] },
  { name: 'database', victims: [isDatabase] },
  { name: 'server and database', victims: [isServer, isDatabase] },
  { name: 'server and watchdog', victims: [isServer, isWatchdog] },
]

const anyOf = (kinds, product) => (candidate) => kinds.some((kind) => kind(product)(candidate))

/** @type {{ kills: string[], ready_ms: number[], recovery_ms: number[], lost: number, violations: string[] }} */
const result = { kills: [], ready_ms: [], recovery_ms: [], lost: 0, violations: [] }

/** Without server and watchdog the database lives on, until a start that is not killed too soon has adopted it. */
let orphaned = false

/** It must come up, and know everything that it ever acknowledged. */
async function expectReady(product) {
  result.ready_ms.push(await product.ready())
  orphaned = false
  await expectPromisesKept(product)
}

async function expectPromisesKept(product) {
  const broken = await promises.broken(product.url)
  result.lost += broken.length
  result.violations.push(...broken)
}

async function expectStop(product) {
  const code = await product.stop()
  if (code !== 0) result.violations.push(`a stop ended with ${code}: ${product.said()}`)
}

/** A random moment of the start, or of the service while people come and go. */
async function waitForTheMoment(product, moment) {
  if (moment === 'starting') {
    const usual_ms = result.ready_ms.at(-1) ?? 2_000
    await pause(random() * usual_ms)
    if (product.hasEnded()) result.violations.push(`a start failed by itself: ${product.said()}`)
    return
  }
  await expectReady(product)
  const people = await product.demoSignIns()
  for (let writer = 0; writer < writers; writer += 1) void promises.keepComing(product.url, people, product.hasEnded)
  await pause(random() * longestService_ms)
}

function killAtOnce(victims) {
  for (const { pid } of victims) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      // It ended by itself in between, as a watchdog does after its database.
      if (error.code !== 'ESRCH') throw error
    }
  }
}

/** A server whose database was killed starts it again; one that was itself still starting may also give up. */
async function expectRecovery(product, moment, before) {
  const killed = performance.now()
  const isNew = (candidate) => isDatabase()(candidate) && !before.some(isSame(candidate))
  const recovered = await until(() => product.hasEnded() || listProcesses().some(isNew), recoveryLimit_ms)
  if (product.hasEnded()) {
    if (moment === 'serving') result.violations.push(`the server ended with its database: ${product.said()}`)
    return
  }
  if (!recovered) result.violations.push('the server did not start its database again')
  await product.ready()
  result.recovery_ms.push(performance.now() - killed)
  await expectPromisesKept(product)
  await expectStop(product)
}

/** Nothing may be left of what ran before, nor of anything else in this data folder. */
async function expectQuiet(before, name) {
  const wasThere = () => (candidate) => before.some(isSame(candidate))
  const left = () => {
    const ours = withDescendants(listProcesses(), anyOf([wasThere, isInFolder]))
    const mayStay = orphaned ? withDescendants(ours, isDatabase()) : []
    return ours.filter((candidate) => !mayStay.includes(candidate))
  }
  await until(() => left().length === 0, goneLimit_ms)
  for (const { pid, command } of left()) result.violations.push(`after ${name}: process ${pid} is left, ${command}`)
  // A process that was killed counts as gone with its first thread; its last one closes the port.
  if (!(await until(() => isFree(port), goneLimit_ms)))
    result.violations.push(`after ${name}: port ${port} is still taken`)
}

async function killOnce(number, target) {
  // The very first one hits a start in an empty folder, the second people at work: so the short form has both.
  const moment = number === 1 || (number > 2 && random() < 0.4) ? 'starting' : 'serving'
  const product = startProduct(data_dir, port)
  await waitForTheMoment(product, moment)
  const before = withDescendants(listProcesses(), anyOf([isServer, isInFolder], product))
  // Early in a start there may be no database to kill yet.
  const { name, victims } = before.some(anyOf(target.victims, product)) ? target : targets[0]
  killAtOnce(before.filter(anyOf(victims, product)))
  orphaned ||= victims.includes(isWatchdog)
  console.log(`${String(number).padStart(3)}. ${name}, ${moment}; ${promises.acknowledged()} acknowledged`)
  result.kills.push(`${name}, ${moment}`)
  if (!victims.includes(isServer)) await expectRecovery(product, moment, before)
  await expectQuiet(before, name)
}

async function drill() {
  for (let number = 1; number <= kills; number += 1) {
    await killOnce(number, targets[Math.floor(random() * targets.length)])
  }
  const product = startProduct(data_dir, port)
  await expectReady(product)
  const before = withDescendants(listProcesses(), anyOf([isServer, isInFolder], product))
  await expectStop(product)
  await expectQuiet(before, 'the last stop')
}

/** @param {number[]} times */
function figures(times) {
  const sorted = times.toSorted((one, other) => one - other)
  const seconds = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((ms) => ((ms ?? 0) / 1000).toFixed(1))
  return sorted.length === 0 ? '-' : `p50 ${seconds[0]} s, max ${seconds[1]} s`
}

function report() {
  const kinds = [...new Set(result.kills)].toSorted((one, other) => one.localeCompare(other))
  const rows = [
    ['seed', seed],
    ['kills', result.kills.length],
    ...kinds.map((kind) => [`  ${kind}`, result.kills.filter((killed) => killed === kind).length]),
    ['acknowledged', promises.acknowledged()],
    ['lost', result.lost],
    ['time to ready', figures(result.ready_ms)],
    ['time until a killed database is back', figures(result.recovery_ms)],
    ['violations', result.violations.length],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  for (const [name, figure] of rows) console.log(`${name.padEnd(width)}  ${figure}`)
  for (const sentence of result.violations) console.error(sentence)
}

console.log(`Restart drill of ${kills} kills, seed ${seed}.`)
// Once and before the clock runs: a kill is to hit the product, not its build.
spawnSync(process.execPath, [join(import.meta.dirname, '..', 'scripts', 'build.mjs')], { stdio: 'inherit' })
try {
  await drill()
} catch (error) {
  result.violations.push(error.stack)
}
report()
if (result.violations.length === 0) rmSync(data_dir, { recursive: true })
else {
  killAtOnce(listProcesses().filter(isInFolder()))
  console.error(`The data folder is kept for you to look at: ${data_dir}`)
}
process.exit(result.violations.length === 0 ? 0 : 1)
