/**
 * `npm run bench:import`: 10,000 people come to a survey from a file, as a company sends it: how long it takes until
 * the file is looked through and until they are on the list with a link each, from CSV and from XLSX, and what of it is
 * the server's work and what the database's. `-- --people 1000` is the short form.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { utils, write } from '@e965/xlsx'
import { cpuTime } from './cpu-time.mjs'
import { demoOwner } from './invitations.mjs'
import { openMailbox } from './mailbox.mjs'
import { record, table } from './measurements.mjs'
import { startForReal } from './product.mjs'

const { values } = parseArgs({
  options: { people: { type: 'string', default: '10000' }, times: { type: 'string', default: '5' } },
})
const people = Number(values.people)
const times = Number(values.times)

const names = ['Aisyah', 'Wei Ling', 'Kumar', 'Mei', 'Farid', 'Hui Min', 'Priya', 'Daniel', '小明', 'Nurul']
const rows = [
  ['first_name', 'last_name', 'email', 'country_code', 'mobile'],
  ...Array.from({ length: people }, (_, index) => [
    names[index % names.length],
    names[(index * 7) % names.length],
    `person${index}.${(index * 7919) % 100_003}@applicants.example`,
    '60',
    `012${String(index).padStart(7, '0')}`,
  ]),
]

/** The same people as each program would save them. */
function sheetOf(format) {
  if (format === 'csv') return Buffer.from(rows.map((cells) => cells.join(',')).join('\r\n'))
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows), 'Sheet1')
  return write(workbook, { type: 'buffer', bookType: format, compression: true })
}

const data_dir = mkdtempSync(join(tmpdir(), 'bench-import-'))
const mailbox = await openMailbox()
const product = await startForReal(data_dir, mailbox)

let token = ''

async function must(method, path, body) {
  const isForm = body instanceof FormData
  const answer = await fetch(`${product.url}/api/v1${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  const reply = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${JSON.stringify(reply)}`)
  return reply.data
}

/** One call with the file, by the clock and by what it used. */
async function send(path, bytes, format, check) {
  const form = new FormData()
  form.set('check', String(check))
  form.set('survey_expiry', '1')
  form.set('file', new Blob([bytes]), `people.${format}`)
  const before = cpuTime(product.pid, data_dir)
  const started = performance.now()
  const { rows_total, rows_bad, added } = await must('POST', path, form)
  const took_ms = performance.now() - started
  const after = cpuTime(product.pid, data_dir)
  if (rows_total !== people || rows_bad !== 0 || added !== (check ? 0 : people)) throw new Error('Somebody is missing.')
  return { took_ms, server_ms: after.server_ms - before.server_ms, database_ms: after.database_ms - before.database_ms }
}

/** Each figure by itself: what disturbs one call need not disturb another. */
function medians(measured) {
  const middle = (name) =>
    measured.map((one) => one[name]).toSorted((one, other) => one - other)[measured.length >> 1] ?? 0
  return { took_ms: middle('took_ms'), server_ms: middle('server_ms'), database_ms: middle('database_ms') }
}

try {
  await product.ready()
  token = (await must('POST', '/login', demoOwner)).token
  const [group] = (await must('GET', '/user')).groups
  const query = `?group_id=${group.id}`
  const [survey] = await must('GET', `/my-surveys${query}`)
  const measured = []
  for (const format of ['csv', 'xlsx']) {
    const bytes = sheetOf(format)
    const checks = []
    const imports = []
    for (let time = 0; time < times; time += 1) {
      // A draft of its own each time: whoever is on a list is not taken twice, and nobody is written to meanwhile.
      const { id } = await must('POST', `/my-surveys/${survey.id}/duplicate${query}`)
      const path = `/my-surveys/${id}/import-participants${query}`
      checks.push(await send(path, bytes, format, true))
      imports.push(await send(path, bytes, format, false))
    }
    measured.push({ format, step: 'look through', ...medians(checks) })
    measured.push({ format, step: 'look through and take in', ...medians(imports) })
  }
  const text = `${table(
    ['file', 'call', 'ms', 'server CPU ms', 'database CPU ms'],
    measured.map((one) => [one.format, one.step, ...[one.took_ms, one.server_ms, one.database_ms].map(Math.round)]),
  )}

${people.toLocaleString('en')} people in one file. Medians of ${times}, from the first byte sent to the last one received, while\nthe machine's load was ${loadavg()[0].toFixed(1)}; on an idle one at most 2,000 ms are allowed.`
  console.log(text)
  record('npm run bench:import', text)
} finally {
  await product.stop()
  await mailbox.close()
  rmSync(data_dir, { recursive: true, force: true })
}
