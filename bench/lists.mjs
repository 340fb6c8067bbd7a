/**
 * `npm run bench:lists`: how long the server takes for every list of staff over a hundred thousand rows: in each order,
 * with each filter, with keywords that find much and little, and far from the first page. The lists, their orders and
 * filters are read from the product's own description, so that a list which is added is measured by itself.
 * `-- --rows 100000 --only users` fills fewer rows, or measures fewer lists.
 */
import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { fillLists } from './fill-lists.mjs'
import { createClient } from './http-client.mjs'
import { openMailbox } from './mailbox.mjs'
import { record, table } from './measurements.mjs'
import { startForReal } from './product.mjs'
import { urlOf } from './raw-writes.mjs'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '3' },
  },
})
const rows = Number(values.rows)
const runs = Number(values.runs)
const goal_ms = 100
/** What is above the goal is asked again so often: only what stays above it, whatever else the machine does, is slow. */
const most_runs = 12
/** A statement that takes longer is written into the log of the database with its plan. */
const explained_ms = 30
/** As far as a list can be paged. */
const last_page = 500

const median = (/** @type {number[]} */ figures) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

/** The lists under /admin, with the orders and filters that each takes. */
async function listsOf(client) {
  const { body } = await client.call('GET', '/openapi.json')
  return Object.entries(body.paths).flatMap(([path, operations]) => {
    const operation = operations.get
    const envelope = operation?.responses[200]?.content?.['application/json']?.schema
    if (!path.startsWith('/admin/') || !envelope?.properties?.pagination?.$ref) return []
    const parameter = (name) => operation.parameters.find((one) => one.name === name)?.schema ?? {}
    return [{ path, orders: parameter('order').enum ?? [], filters: parameter('filter')['x-filters'] ?? {} }]
  })
}

/** Where an id is found that a path or a filter asks for by name. */
const idSources = {
  group: `select group_id as id from bench_place where n = 77`,
  surveyed_group: `select group_id as id from bench_survey where n = 1`,
  survey: `select survey_id as id from bench_survey where n = 1`,
  plan: 'select id from plans order by position limit 1',
  dimension: 'select id from dimensions order by position limit 1',
  module: 'select id from modules order by position limit 1',
  industry: `select id from options where list = 'industry' limit 1`,
  type: `select id from options where list = 'transaction_type' limit 1`,
  person: `select user_id as id from bench_place where n = 77`,
  subscription: 'select id from subscriptions limit 1',
  result: `select a.id from attempts as a join bench_survey as b using (group_id, survey_id) where b.n = 1 limit 1`,
}
const sourceOf = {
  actor: 'person',
  impersonator: 'person',
  subject: 'person',
  user: 'person',
  recipient: 'person',
  company: 'group',
  id: 'group',
}

async function idsBy(database) {
  const found = {}
  for (const [name, query] of Object.entries(idSources)) {
    const answer = await database.query(query).catch(() => ({ rows: [] }))
    found[name] = answer.rows[0]?.id
  }
  return (name, path) => {
    if (name === 'id' && path.includes('/surveys')) return found.surveyed_group
    if (name === 'id' && path.startsWith('/admin/results/')) return found.result
    if (name === 'id' && path.startsWith('/admin/users/')) return found.person
    return found[sourceOf[name] ?? name.replace(/_id$/, '')] ?? '00000000-0000-4000-8000-000000000000'
  }
}

/** The values of a filter to try: every word it knows, or one id. */
function valuesOf(name, schema, path, idOf) {
  const words = [schema, ...(schema.anyOf ?? [])].flatMap(
    (one) => one.enum ?? (one.const === undefined ? [] : [one.const]),
  )
  if (words.length > 0) return words
  if (schema.type === 'boolean') return ['true', 'false']
  if (schema.type === 'integer' || schema.type === 'number') return [schema.minimum ?? 1]
  if (name === 'from' || name === 'until' || name.endsWith('_on')) return ['2026-01-15']
  return [schema.format === 'uuid' || /id|group|survey/.test(name) ? idOf(name, path) : 'login']
}

/** Every question that is put to one list. */
function questionsOf({ path, orders, filters }, idOf) {
  const [first = ''] = orders
  const questions = orders.flatMap((order) => [{ order }, { order, page: String(last_page) }])
  for (const [name, schema] of Object.entries(filters)) {
    for (const value of valuesOf(name, schema, path, idOf)) {
      for (const order of orders) questions.push({ order, filter: `${name}:${value}` })
    }
  }
  for (const keyword of ['entry', 'company', 'a3f', 'c81e72', 'zq', 'nothing-like-it'])
    questions.push({ order: first, keyword })
  return questions.length > 0 ? questions : [{}]
}

/** Sessions of several roots: one person may only make so many calls a second. */
async function makeRoots(database, count) {
  const tokens = []
  for (let number = 0; number < count; number += 1) {
    const token = randomBytes(32).toString('base64url')
    const now = new Date()
    const {
      rows: [{ id }],
    } = await database.query(
      `insert into users (id, unique_id, email, email_key, first_name, last_name, platform_role, verified_at, created_at, updated_at)
       values (gen_random_uuid(), $1, $1, $1, 'Root', 'Bench', 1, $2, $2, $2) returning id`,
      [`root-${number}@bench.example`, now],
    )
    await database.query(
      `insert into sessions (token_hash, user_id, kind, created_at, last_seen_at, expires_at) values ($1, $2, 0, $3, $3, $4)`,
      [createHash('sha256').update(token).digest(), id, now, new Date(now.getTime() + 86_400_000)],
    )
    tokens.push(token)
  }
  return tokens
}

/** From now on the database writes down how it carried out what took long. */
async function explainSlowOnes(database) {
  await database.query(`alter database catchpitch set session_preload_libraries = 'auto_explain'`)
  await database.query(`alter database catchpitch set auto_explain.log_min_duration = ${explained_ms}`)
  // Those of the product connect anew, and with this.
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'catchpitch' and pid <> pg_backend_pid()`,
  )
}

/** The plan of the slowest statement in a piece of the log, as short as it can be read. */
function planIn(text) {
  const plans = [...text.matchAll(/duration: ([\d.]+) ms {2}plan:\n([\s\S]*?)(?=\n\d{4}-\d\d-\d\d|$)/g)]
  const slowest = plans.toSorted((one, other) => Number(other[1]) - Number(one[1]))[0]
  if (!slowest) return null
  const steps = slowest[2]
    .split('\n')
    .filter((line) => /->|Index Cond|Filter|Sort Key|^\t[A-Z]/.test(line) && !/Query Text/.test(line))
  return `${slowest[1]} ms: ${steps
    .map((line) =>
      line
        .trim()
        .replace(/\(cost.*$/, '')
        .trim(),
    )
    .join(' / ')
    .slice(0, 600)}`
}

/** One question, put several times. */
async function measureCall(address, { ask, log }) {
  const from = statSync(log).size
  const times = []
  let status = 0
  for (let run = 0; run < runs || (run < most_runs && Math.min(...times) > goal_ms); run += 1) {
    const asked = performance.now()
    ;({ status } = await ask(address))
    times.push(performance.now() - asked)
  }
  // What else the machine does can only make a call slower, so the quickest is nearest to the truth.
  return { address, status, ms: Math.min(...times), from, to: statSync(log).size }
}

/** All questions of one list, with how the database carried out the worst of them. */
async function measureList(list, world) {
  const path = list.path.replaceAll(/\{(\w+)\}/g, (_, name) => world.idOf(name, list.path))
  const answers = []
  for (const question of questionsOf(list, world.idOf)) {
    answers.push(await measureCall(`${path}?${new URLSearchParams(question).toString()}`, world))
  }
  const worst = answers.toSorted((one, other) => other.ms - one.ms)[0]
  const refused = answers.filter(({ status }) => status !== 200)
  return {
    path: list.path,
    count: answers.length,
    median: median(answers.map(({ ms }) => ms)),
    worst,
    refused: refused.length > 0 ? `, ${refused.length} refused: ${refused[0].status} ${refused[0].address}` : '',
    plan: planIn(readFileSync(world.log).subarray(worst.from, worst.to).toString()),
  }
}

// Before the clock runs.
spawnSync(process.execPath, [join(import.meta.dirname, '..', 'scripts', 'build.mjs')], { stdio: 'inherit' })
const data_dir = mkdtempSync(join(tmpdir(), 'bench-lists-'))
const mailbox = await openMailbox()
const product = await startForReal(data_dir, mailbox)
try {
  await product.ready()
  const database = new pg.Client({ connectionString: urlOf(data_dir) })
  await database.connect()
  // It is ended with the product if something fails before, and that failure is the one to be told.
  database.on('error', () => {})
  const filling = performance.now()
  await fillLists(database, { rows, now: new Date(), say: (words) => process.stdout.write(`${words} `) })
  console.log(`\nfilled in ${Math.round((performance.now() - filling) / 1000)} s`)
  await explainSlowOnes(database)
  const clients = (await makeRoots(database, 12)).map((token) => {
    const client = createClient(product.url)
    client.signIn(token)
    return client
  })
  let turn = 0
  const ask = (path) => clients[(turn += 1) % clients.length].call('GET', path)
  const idOf = await idsBy(database)
  const log = join(data_dir, 'postgres.log')

  const measured = []
  for (const list of (await listsOf(clients[0])).filter(({ path }) => path.includes(values.only))) {
    const found = await measureList(list, { ask, idOf, log })
    measured.push(found)
    console.log(
      `${found.path}: ${found.count} calls, worst ${found.worst.ms.toFixed(1)} ms ${found.worst.address}${found.refused}`,
    )
  }
  const said = (address) =>
    decodeURIComponent(address.slice(address.indexOf('?') + 1)).replaceAll('|', '\\|') || 'as it is'
  const byWorst = measured.toSorted((one, other) => other.worst.ms - one.worst.ms)
  const slow = byWorst.filter(({ worst }) => worst.ms > goal_ms)
  const head = ['list', 'calls', 'median ms', 'worst ms', 'worst call']
  const lines = byWorst.map(({ path, count, median: usual, worst }) => [
    path,
    count,
    usual.toFixed(1),
    worst.ms.toFixed(1),
    said(worst.address),
  ])
  const plans = byWorst.flatMap(({ path, plan }) => (plan ? [`- \`${path}\`: ${plan}`] : []))
  const text = `${table(head, lines)}

${rows.toLocaleString('en')} rows in each table. Every order, filter and keyword of every list, the first page and the last that can be
reached; a call counts as the quickest of ${runs} (above ${goal_ms} ms of ${most_runs}), measured from outside, with everything that the server does.
${slow.length === 0 ? `All stay below ${goal_ms} ms.` : `Above ${goal_ms} ms: ${slow.map(({ path }) => path).join(', ')}.`}
${plans.length === 0 ? `No statement of a worst call took ${explained_ms} ms.` : `How the database carried out the slowest statement of a worst call, where it took ${explained_ms} ms or more:\n\n${plans.join('\n')}`}`
  console.log(text)
  if (values.only === '') record('npm run bench:lists', text)
  for (const client of clients) client.close()
  await database.end()
} finally {
  await product.stop()
  await mailbox.close()
  rmSync(data_dir, { recursive: true, force: true })
}
