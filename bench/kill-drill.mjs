/**
 * `npm run drill:kill`: people take the survey while server and database are killed again and again, at moments nobody
 * chose, and started anew. At the end everybody has come to the end, and everything that was acknowledged is there as it
 * was sent. Ends with 1 if anything was lost or doubled, or if a person would have seen an error. `-- --kills 2` is the
 * short form, `-- --seed 7` repeats a drill.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { demoOwner, invite } from './invitations.mjs'
import { openMailbox } from './mailbox.mjs'
import { record, table } from './measurements.mjs'
import { freePort, listProcesses } from './processes.mjs'
import { startForReal } from './product.mjs'
import { seededRandom } from './random.mjs'
import { createRespondent } from './respondent.mjs'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' }, seed: { type: 'string' } } })
const kills = Number(values.kills)
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
const random = seededRandom(`kills ${seed}`)
const people = 12

const data_dir = mkdtempSync(join(tmpdir(), 'kill-drill-'))
const mailbox = await openMailbox()
const port = await freePort(random)
const start = () => startForReal(data_dir, mailbox, port)

const result = { acknowledged: 0, lost: 0, doubled: 0, errors: [], completed: 0, waits: [] }
/** Everybody goes on until the last kill has been survived. */
const drill = { isOver: false }

/** What was acknowledged must be in the record, word for word; and nothing else may be. */
function compare(saved, state) {
  const topics = new Map(state.topics.map((topic) => [topic.position, topic]))
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other)
  for (const { topic, slot, text, compare: order, ...ratings } of saved) {
    if (order) result.lost += same(order, state.compare_ranking) ? 0 : 1
    else if (slot) {
      const found = topics.get(topic)?.statements.filter((statement) => statement.slot === slot) ?? []
      result.lost += found.some((statement) => statement.text === text) ? 0 : 1
      result.doubled += Math.max(0, found.length - 1)
    } else {
      const [[name, given]] = Object.entries(ratings)
      result.lost += same(topics.get(topic)?.[name], given) ? 0 : 1
    }
  }
  const written = saved.filter(({ slot }) => slot).length
  const stored = state.topics.reduce((sum, topic) => sum + topic.statements.length, 0)
  result.doubled += Math.max(0, stored - written)
}

async function takeSurvey(url, claim) {
  const saved = []
  const person = createRespondent({
    url,
    claim,
    patient: true,
    pause_ms: () => 20 + random() * 60,
    on_time: (ms) => result.waits.push(ms),
    on_saved: (what) => {
      saved.push(what)
      result.acknowledged += 1
    },
    on_error: (status, path, body) => result.errors.push(`${path} ${status} ${body?.code ?? ''}`),
  })
  try {
    await person.complete(await person.come())
    result.completed += 1
    compare(saved, await person.read())
  } catch (error) {
    result.errors.push(error.message)
  } finally {
    person.close()
  }
}

async function keepTaking(url, claims) {
  while (!drill.isOver) {
    const claim = claims.pop()
    if (!claim) return
    await takeSurvey(url, claim)
  }
}

const isDatabase = ({ command }) => command.includes(`postgres -D ${join(data_dir, 'pgdata')}`)

function kill(pids) {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
}

spawnSync(process.execPath, [join(import.meta.dirname, '..', 'scripts', 'build.mjs')], { stdio: 'inherit' })
let product = await start()
await product.ready()
const { claims } = await invite({ url: product.url, ...demoOwner }, mailbox, people * (3 + kills))
const crowd = Promise.all(Array.from({ length: people }, () => keepTaking(product.url, claims)))

const back = []
for (let number = 1; number <= kills; number += 1) {
  await pause(500 + random() * 2500)
  const target = random() < 0.5 ? 'server' : 'database'
  const killed = performance.now()
  if (target === 'server') {
    kill([product.pid])
    product = await start()
  } else {
    kill(
      listProcesses()
        .filter(isDatabase)
        .map(({ pid }) => pid),
    )
    // The server notices by itself and starts its database anew.
    await pause(200)
  }
  await product.ready()
  back.push(performance.now() - killed)
  console.log(`${String(number).padStart(3)}. ${target}; ${result.acknowledged} acknowledged`)
}
drill.isOver = true
await crowd
await product.stop()
await mailbox.close()

const text = `${table(
  [
    'kills',
    'acknowledged',
    'lost',
    'doubled',
    'errors seen by a person',
    'journeys completed',
    'back after, p50 s',
    'longest wait s',
  ],
  [
    [
      kills,
      result.acknowledged,
      result.lost,
      result.doubled,
      result.errors.length,
      result.completed,
      (back.toSorted((one, other) => one - other)[Math.floor(back.length / 2)] / 1000).toFixed(1),
      (Math.max(...result.waits) / 1000).toFixed(1),
    ],
  ],
)}

The machine's load at the end was ${loadavg()[0].toFixed(1)}: times depend on it, what is lost or doubled must not.`
console.log(text)
for (const error of result.errors.slice(0, 20)) console.error(error)
const passed = result.lost + result.doubled + result.errors.length === 0 && result.completed > 0
if (passed) rmSync(data_dir, { recursive: true, force: true })
else console.error(`Seed ${seed}. The data folder is kept for you to look at: ${data_dir}`)
// The short form is a check; what stands in the document comes from a whole drill.
if (kills >= 10) record('npm run drill:kill', text)
process.exit(passed ? 0 : 1)
