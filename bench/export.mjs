/**
 * `npm run bench:export`: results become a CSV, as a company asks for it, beside a plain COPY of the same columns by the
 * database alone: ten thousand, ten times as many, and thirty times, with the most memory that the server held meanwhile.
 * If that does not grow from one to the next, none of them is held as a whole. CPU time is that of server and database
 * together: on a busy machine it is steadier than the clock.
 * `-- --sizes 10000,20000` is the short form.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { cpuTime } from './cpu-time.mjs'
import { demoOwner } from './invitations.mjs'
import { openMailbox } from './mailbox.mjs'
import { record, table } from './measurements.mjs'
import { startForReal } from './product.mjs'
import { urlOf } from './raw-writes.mjs'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,300000' },
    times: { type: 'string', default: '5' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const times = Number(values.times)

const columns = ['code', 'name', 'email', 'survey', 'status', 'completed_at', 'situations', 'feeling_place']
const all = [...columns, 'control_place', 'alignment', 'shades', 'events', 'is_repeat']

/** Copies of one result that the demo company has, each with a run and an invite of its own. */
const fill = (from, to) => [
  `create table if not exists bench_result as
   select r.group_id, r.survey_id, r.attempt_id, a.invite_id, a.user_id from results r
   join attempts a on a.group_id = r.group_id and a.id = r.attempt_id order by r.completed_at limit 1`,
  `create table if not exists bench_copy (n integer, attempt_id uuid, invite_id uuid)`,
  `insert into bench_copy select n, gen_random_uuid(), gen_random_uuid() from generate_series(${from + 1}, ${to}) as n`,
  copyOf(
    'invites',
    'invite_id',
    {
      id: 'c.invite_id',
      no: '100000 + c.n',
      email: `'p' || c.n || '@bench.example'`,
      email_key: `'p' || c.n || '@bench.example'`,
    },
    from,
  ),
  copyOf('attempts', 'attempt_id', { id: 'c.attempt_id', invite_id: 'c.invite_id' }, from),
  copyOf(
    'results',
    'attempt_id',
    {
      attempt_id: 'c.attempt_id',
      no: '100000 + c.n',
      name: `'Person ' || c.n`,
      completed_at: `t.completed_at + c.n * interval '1 second'`,
    },
    from,
    'attempt_id',
  ),
  // As the database itself does before long: it must not take the three for the few rows that they were.
  'analyze results, attempts, invites',
]

/** Every column of the one row but those that are its own. */
function copyOf(name, by, own, from, key = 'id') {
  const fields = Object.entries(own)
  const list = fields.map(([column]) => column)
  return {
    name,
    list,
    text: (columnsOfTable) => {
      const others = columnsOfTable.filter((column) => !list.includes(column))
      return `insert into ${name} (${[...list, ...others].join(', ')})
        select ${[...fields.map(([, value]) => value), ...others.map((column) => `t.${column}`)].join(', ')}
        from bench_result b join ${name} t on t.group_id = b.group_id and t.${key} = b.${by} cross join bench_copy c
        where c.n > ${from}`
    },
  }
}

async function run(client, statements) {
  for (const statement of statements) {
    if (typeof statement === 'string') await client.query(statement)
    else {
      const { rows } = await client.query(
        `select column_name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
        [statement.name],
      )
      await client.query(statement.text(rows.map(({ column_name }) => column_name)))
    }
  }
}

const data_dir = mkdtempSync(join(tmpdir(), 'bench-export-'))
const mailbox = await openMailbox()
const product = await startForReal(data_dir, mailbox)
let token = ''

async function must(method, path, body) {
  const answer = await fetch(`${product.url}/api/v1${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const reply = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${JSON.stringify(reply)}`)
  return reply.data
}

/** What the server holds now, in megabytes. */
const heldMb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** What server and database have worked so far, but for answering the connection that watches. */
function workedMs(watcher) {
  const { server_ms, database_ms } = cpuTime(product.pid, data_dir, watcher.processID)
  return server_ms + database_ms
}

/** What the worker takes for it, by what the row says: how soon it begins is a matter of what else it has to do. */
async function exportAll(watcher, group_id, survey_id) {
  const query = `?group_id=${group_id}`
  const body = { kind: 'results', format: 'csv', columns: all, survey_id }
  const before_mb = heldMb()
  let most_mb = before_mb
  const { id } = await must('POST', `/exports${query}`, body)
  let begun = null
  for (;;) {
    most_mb = Math.max(most_mb, heldMb())
    const {
      rows: [{ state }],
    } = await watcher.query('select state from exports where group_id = $1 and id = $2', [group_id, id])
    if (state >= 1) begun ??= { at: performance.now(), worked_ms: workedMs(watcher) }
    if (state === 3) throw new Error('The export failed.')
    if (state === 2) {
      const took_ms = performance.now() - begun.at
      return { took_ms, cpu_ms: workedMs(watcher) - begun.worked_ms, before_mb, most_mb }
    }
    await pause(5)
  }
}

/** The same columns as the database writes them by itself. */
async function copyAll({ client, watcher }, group_id, survey_id) {
  const worked_before = workedMs(watcher)
  const started = performance.now()
  await client.query(`
    copy (
      select r.no, r.name, i.email, s.name, r.status, r.completed_at, r.situations, r.x, r.y, r.alignment, r.shades[1],
             r.shades[2], r.shades[3], r.shades[4], r.shades[5], r.shades[6], r.shades[7], r.shades[8], r.shades[9],
             r.shades[10], r.shades[11], r.shades[12], r.events, r.is_repeat
      from results r
      join attempts a on a.group_id = r.group_id and a.id = r.attempt_id
      join invites i on i.group_id = a.group_id and i.id = a.invite_id
      join surveys s on s.group_id = r.group_id and s.id = r.survey_id
      where r.group_id = '${group_id}' and r.survey_id = '${survey_id}'
      order by r.completed_at, r.attempt_id
    ) to '${join(data_dir, 'copy.csv')}' with (format csv, header)`)
  return { took_ms: performance.now() - started, cpu_ms: workedMs(watcher) - worked_before }
}

async function connect() {
  const client = new pg.Client(urlOf(data_dir))
  // What fails is said where it is awaited; the database ends before this connection does.
  client.on('error', () => {})
  await client.connect()
  return client
}

const median = (figures) => figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0
const number = (value) => Math.round(value).toLocaleString('en')

/** A line of the table: so many results, each way in turn. */
async function measure(connections, size) {
  const { rows } = await connections.client.query('select group_id, survey_id from bench_result')
  const [{ group_id, survey_id }] = rows
  const copies = []
  const exports = []
  for (let time = 0; time < times; time += 1) {
    copies.push(await copyAll(connections, group_id, survey_id))
    exports.push(await exportAll(connections.watcher, group_id, survey_id))
  }
  const compared = (of) => {
    const [copy, csv] = [copies, exports].map((figures) => median(figures.map(of)))
    return [number(copy), number(csv), (csv / copy).toFixed(1)]
  }
  return [
    number(size),
    ...compared(({ took_ms }) => took_ms),
    ...compared(({ cpu_ms }) => cpu_ms),
    number(exports[0].before_mb),
    number(Math.max(...exports.map(({ most_mb }) => most_mb))),
  ]
}

try {
  await product.ready()
  const connections = { client: await connect(), watcher: await connect() }
  token = (await must('POST', '/login', demoOwner)).token
  const lines = []
  for (const [at, size] of sizes.entries()) {
    await run(connections.client, fill(sizes[at - 1] ?? 0, size))
    lines.push(await measure(connections, size))
  }
  await Promise.all(Object.values(connections).map((connection) => connection.end()))
  const head = ['results', 'plain COPY, ms', 'export to CSV, ms', 'ratio', 'COPY, CPU ms', 'export, CPU ms', 'ratio']
  const text = `${table([...head, 'memory before, MB', 'at most, MB'], lines)}

Medians of ${times}; of the memory, the most. From when the worker begins to when the file can be fetched, while the
machine's load was ${loadavg()[0].toFixed(1)}.`
  console.log(text)
  record('npm run bench:export', text)
} finally {
  await product.stop()
  await mailbox.close()
  rmSync(data_dir, { recursive: true, force: true })
}
