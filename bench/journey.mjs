/**
 * `npm run bench:journey`: people take the whole survey at the same time, 1, 8 and 32 of them, each the next moment
 * after the last: how many journeys a second, how long a save takes, what one journey costs the server; beside what the
 * database alone does with the same rows. `-- --seconds 3` is the short form.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cpuTime } from './cpu-time.mjs'
import { demoOwner, invite } from './invitations.mjs'
import { openMailbox } from './mailbox.mjs'
import { record, table } from './measurements.mjs'
import { startForReal } from './product.mjs'
import { measureRawWrites } from './raw-writes.mjs'
import { createRespondent } from './respondent.mjs'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
const for_ms = Number(values.seconds) * 1000
const crowds = [1, 8, 32]

/** @param {number[]} times */
function percentile(times, share) {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

async function measure(product, owner, data_dir, people) {
  // More than can be used up: who measures must not run out of people.
  const { claims } = await invite(owner, mailbox, Math.ceil((people === 1 ? 4 : 60) * (for_ms / 1000)) + people)
  await pause(500)
  const saves = []
  let journeys = 0
  let calls = 0
  const before = cpuTime(product.pid, data_dir)
  const started = performance.now()
  const end = started + for_ms
  await Promise.all(
    Array.from({ length: people }, async () => {
      while (performance.now() < end) {
        const claim = claims.pop()
        if (!claim) throw new Error('There are no people left: invite more.')
        const on_time = (ms, path) => path !== '/temp-login' && path !== '/next-test' && saves.push(ms)
        const person = createRespondent({ url: product.url, claim, on_time })
        await person.complete(await person.come())
        calls += person.calls()
        journeys += 1
        person.close()
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const after = cpuTime(product.pid, data_dir)
  const cost = (name) => (after[name] - before[name]) / journeys
  return {
    people,
    journeys,
    calls: calls / journeys,
    per_second: journeys / seconds,
    saves_per_second: saves.length / seconds,
    p50: percentile(saves, 0.5),
    p99: percentile(saves, 0.99),
    server_ms: cost('server_ms'),
    database_ms: cost('database_ms'),
    raw: await measureRawWrites(data_dir, { people, for_ms: Math.min(for_ms, 3000) }),
  }
}

const data_dir = mkdtempSync(join(tmpdir(), 'bench-journey-'))
const mailbox = await openMailbox()
const product = await startForReal(data_dir, mailbox)
try {
  await product.ready()
  const owner = { url: product.url, ...demoOwner }
  const measured = []
  for (const crowd of crowds) measured.push(await measure(product, owner, data_dir, crowd))
  const figure = (value, digits = 1) => value.toFixed(digits)
  const text = `${table(
    [
      'people at once',
      'journeys/s',
      'saves/s',
      'save p50 ms',
      'save p99 ms',
      'CPU ms a journey: server',
      'database',
      'raw rows/s one by one',
      'raw rows/s by fifty',
    ],
    measured.map((one) => [
      one.people,
      figure(one.per_second),
      figure(one.saves_per_second, 0),
      figure(one.p50),
      figure(one.p99),
      figure(one.server_ms),
      figure(one.database_ms),
      one.raw.single,
      one.raw.batched,
    ]),
  )}

A journey is ${figure(measured[0].calls, 0)} calls: 30 statements, 15 moves, 60 ratings, each saved as it happens, and the steps between them.`
  console.log(text)
  record('npm run bench:journey', text)
} finally {
  await product.stop()
  await mailbox.close()
  rmSync(data_dir, { recursive: true, force: true })
}
