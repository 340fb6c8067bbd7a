/**
 * `npm run bench:intelligence`: how long the hiring funnel of a company takes that has invited 100,000 people to twenty
 * surveys over two years, parted in each way and narrowed, and what became of the ten thousand whom it hired.
 * `-- --people 20000` is the short form.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { cpuTime } from './cpu-time.mjs'
import { createClient } from './http-client.mjs'
import { demoOwner } from './invitations.mjs'
import { openMailbox } from './mailbox.mjs'
import { record, table } from './measurements.mjs'
import { startForReal } from './product.mjs'
import { urlOf } from './raw-writes.mjs'

const { values } = parseArgs({
  options: { people: { type: 'string', default: '100000' }, runs: { type: 'string', default: '9' } },
})
const people = Number(values.people)
const runs = Number(values.runs)
const goal_ms = 200
const surveys = 20

/** Some hours after something, different for everybody and the same in every run. */
const after = (time, n, most) => `${time} + ((${n} * 7919) % ${most * 60}) * interval '1 minute'`

/** Whose time is over has been marked so long ago: otherwise half of all rows would be rewritten while they are counted. */
const expiry = `interval '14 days'`

/** The demo company's published survey twenty times over, and people who came from each to a third as far as completing. */
const fill = [
  `create table bench_survey as
   select e.group_id, gen_random_uuid() as survey_id, k, e.survey_id as from_id, e.edition
   from generate_series(0, ${surveys - 1}) as k, (select * from survey_editions order by published_at limit 1) as e`,
  `insert into surveys (group_id, id, name, status, module_id, module_kind, situation_ids, expires_at, edition, department_id,
                        created_at, updated_at)
   select b.group_id, b.survey_id, 'Position ' || b.k, 1, s.module_id, s.module_kind, s.situation_ids, $1, b.edition,
          (select id from departments as d where d.group_id = b.group_id order by id offset b.k % 3 limit 1), $1, $1
   from bench_survey as b join surveys as s on s.group_id = b.group_id and s.id = b.from_id`,
  `insert into survey_editions (group_id, survey_id, edition, content, content_hash, method_version, published_at)
   select b.group_id, b.survey_id, b.edition, e.content, e.content_hash, e.method_version, $1
   from bench_survey as b
   join survey_editions as e on e.group_id = b.group_id and e.survey_id = b.from_id and e.edition = b.edition`,
  `create table bench_person as
   select b.group_id, b.survey_id, b.edition, n, gen_random_uuid() as invite_id, gen_random_uuid() as attempt_id, invited_at,
          case when n % 10 < 7 then ${after('invited_at', 'n', 96)} end as opened_at
   from (select n, n % ${surveys} as k, $1::timestamptz - (n * 730.0 / ${people}) * interval '1 day' as invited_at
         from generate_series(1, ${people}) as n) as p join bench_survey as b using (k)`,
  `alter table bench_person add column started_at timestamptz, add column completed_at timestamptz`,
  `update bench_person set started_at = ${after('opened_at', 'n', 48)} where n % 10 < 5`,
  `update bench_person set completed_at = ${after('started_at', 'n', 24)} where n % 10 < 4`,
  `insert into invites (group_id, id, survey_id, no, user_id, first_name, last_name, email, email_key, language, state, source,
                        scheduled_at, mail_written_at, sent_at, expires_at, opened_at, started_at, completed_at, created_at)
   select group_id, invite_id, survey_id, n, null, 'Person', n::text, 'p' || n || '@bench.example',
          'p' || n || '@bench.example', 'en',
          case when completed_at is not null then 6 when invited_at < $1::timestamptz - ${expiry} then 8
               when started_at is not null then 5 when opened_at is not null then 4 else 2 end,
          1 + n % 3, invited_at, invited_at, invited_at, invited_at + ${expiry}, opened_at, started_at, completed_at, invited_at
   from bench_person`,
  `insert into attempts (group_id, id, survey_id, edition, invite_id, user_id, state, step, situation_ids, writer,
                         started_at, completed_at)
   select p.group_id, attempt_id, survey_id, edition, invite_id, (select id from users limit 1), 1, 9, '{}',
          decode(repeat('00', 32), 'hex'), started_at, completed_at
   from bench_person as p where completed_at is not null`,
  `insert into results (group_id, attempt_id, survey_id, no, module_kind, status, status_at, completed_at, computed_at,
                        method_version, situations, x, y, cov_xx, cov_xy, cov_yy, alignment, shades, by_situation, hired_on, resigned_on)
   select group_id, attempt_id, survey_id, n, 0, case n % 4 when 0 then 9 when 1 then 10 when 2 then 10 end,
          case when n % 4 < 3 then ${after('completed_at', 'n', 240)} end, completed_at, completed_at, 1, 3,
          (n * 7919 % 1000) / 1000.0, (n * 6271 % 1000) / 1000.0, 1, 0, 1, (n * 4447 % 1000) / 1000.0,
          array_fill(0.083::float8, array[12]), '[]',
          case when n % 4 = 0 then completed_at::date end,
          case when n % 12 = 0 then completed_at::date + (n % 300) end
   from bench_person where completed_at is not null`,
  // As the database does by itself before long.
  'vacuum analyze',
]

const questions = {
  'by survey': 'dashboard?by=survey',
  'by month': 'dashboard?by=month',
  'by source': 'dashboard?by=source',
  'by department': 'dashboard?by=department',
  'one source, by month': 'dashboard?by=month&source=3',
  'the last year, by survey': `dashboard?by=survey&from=${new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10)}`,
  'what became of those hired': 'outcomes?',
}

const median = (figures) => figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0

const data_dir = mkdtempSync(join(tmpdir(), 'bench-intelligence-'))
const mailbox = await openMailbox()
const product = await startForReal(data_dir, mailbox)
try {
  await product.ready()
  const database = new pg.Client(urlOf(data_dir))
  // What fails is said where it is awaited; the database ends before this connection does.
  database.on('error', () => {})
  await database.connect()
  for (const statement of fill) await database.query(statement, statement.includes('$1') ? [new Date()] : [])
  const client = createClient(product.url)
  const ask = async (method, path, body) => {
    const answer = await client.call(method, path, body)
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
    return answer.body
  }
  client.signIn((await ask('POST', '/login', demoOwner)).data.token)
  const [group] = (await ask('GET', '/user')).data.groups
  const lines = []
  for (const [name, query] of Object.entries(questions)) {
    const path = `/business-intelligence/${query}&group_id=${group.id}`
    const times = []
    await ask('GET', path)
    const before = cpuTime(product.pid, data_dir)
    for (let run = 0; run < runs; run += 1) {
      const asked = performance.now()
      await ask('GET', path)
      times.push(performance.now() - asked)
    }
    const used = cpuTime(product.pid, data_dir)
    const server = (used.server_ms - before.server_ms) / runs
    const inDatabase = (used.database_ms - before.database_ms) / runs
    lines.push([
      name,
      server.toFixed(0),
      inDatabase.toFixed(0),
      Math.min(...times).toFixed(0),
      median(times).toFixed(0),
    ])
    if (server + inDatabase > goal_ms) process.exitCode = 1
  }
  client.close()
  await database.end()
  const text = `${table(['asked for', 'CPU of the server, ms', 'CPU of the database, ms', 'quickest, ms', 'median, ms'], lines)}

${people.toLocaleString('en')} people on the lists of ${surveys} surveys of one company; ${runs} calls each, measured from outside, while the machine's load was
${loadavg()[0].toFixed(1)}. ${process.exitCode ? `Not all take less than ${goal_ms} ms of the machine.` : `All take less than ${goal_ms} ms of the machine.`}`
  console.log(text)
  record('npm run bench:intelligence', text)
} finally {
  await product.stop()
  await mailbox.close()
  rmSync(data_dir, { recursive: true, force: true })
}
