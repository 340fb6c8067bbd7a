/**
 * `npm run drill:mail`: 10,000 people are invited, and half way through the sending the product is killed and started
 * anew. Everybody must have got their invitation, and nobody two. Between the mail server's yes and our writing it down
 * lies the one gap that SMTP leaves to everybody: a mail that a kill finds there is handed over again, under the same
 * Message-ID, by which mail servers and programs know it; those are counted apart, and may be no more than were on their
 * way. Ends with 1 if anything was lost or doubled. The tests do the same to the sender of mails alone
 * (`mail-kill.test.ts`); `-- --people 400` is a shorter drill.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createClient } from './http-client.mjs'
import { demoOwner } from './invitations.mjs'
import { openMailSink } from './mail-sink.mjs'
import { record, table } from './measurements.mjs'
import { freePort, until } from './processes.mjs'
import { startForReal } from './product.mjs'

const { values } = parseArgs({ options: { people: { type: 'string', default: '10000' } } })
const people = Number(values.people)
/** As many as one call takes. */
const at_once = 500
/** A product that sends ten a second would still come through. */
const limit_ms = 60_000 + people * 100

const data_dir = mkdtempSync(join(tmpdir(), 'mail-drill-'))
const sink = await openMailSink()
const port = await freePort()
const start = () => startForReal(data_dir, sink, port)

const addresses = Array.from({ length: people }, (_, index) => `person-${index + 1}@drill.example`)

async function must(answer) {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`A call was answered with ${status}: ${JSON.stringify(body)}`)
  return body.data
}

/** Signs in as the demo company's owner, and finds the survey that takes people in. */
async function ownerAt(url) {
  const client = createClient(url)
  client.signIn((await must(client.call('POST', '/login', demoOwner))).token)
  const [group] = (await must(client.call('GET', '/user'))).groups
  const query = `?group_id=${group.id}`
  const [survey] = await must(client.call('GET', `/my-surveys${query}&order=-created_at&filter=status:1`))
  return { client, query, survey }
}

async function inviteAll({ client, query, survey }) {
  for (let from = 0; from < people; from += at_once) {
    const participants = addresses.slice(from, from + at_once).map((email) => ({
      first_name: 'Mail',
      last_name: 'Drill',
      email,
      country_code: '+60',
      mobile: '0123456789',
    }))
    await must(client.call('POST', `/my-surveys/${survey.id}/add-participants${query}`, { participants }))
  }
}

spawnSync(process.execPath, [join(import.meta.dirname, '..', 'scripts', 'build.mjs')], { stdio: 'inherit' })
let product = await start()
await product.ready()
const before = await ownerAt(product.url)
await inviteAll(before)
before.client.close()

const first = { at: performance.now(), count: sink.count() }
await until(() => sink.count() >= people / 2, limit_ms)
const half = { at: performance.now(), count: sink.count() }
process.kill(product.pid, 'SIGKILL')
product = await start()
await product.ready()
const again = { at: performance.now(), count: sink.count() }
await until(() => sink.hasAll(addresses), limit_ms)
const end = { at: sink.lastAt(), count: sink.count() }

// Whatever is still to come for the second time has a moment to do so.
const { client, query, survey } = await ownerAt(product.url)
const waiting = async () => {
  const { body } = await client.call('GET', `/email-logs${query}&filter=state:pending`)
  return body.pagination.total
}
await until(async () => (await waiting()) === 0, 30_000)
const { counts } = await must(client.call('GET', `/my-surveys/${survey.id}/participation${query}`))
client.close()
await product.stop()
await sink.close()

const ids = addresses.map((address) => sink.idsFor(address))
const lost = ids.filter((got) => got.length === 0).length
const doubled = ids.filter((got) => new Set(got).size > 1).length
const handed_again = ids.filter((got) => got.length > new Set(got).size).length
const perSecond = (from, to) => Math.round(((to.count - from.count) * 1000) / Math.max(1, to.at - from.at))

const text = table(
  ['mails', 'lost', 'twice', 'handed over again under one Message-ID', 'a second before the kill', 'and after it'],
  [[people, lost, doubled, handed_again, perSecond(first, half), perSecond(again, end)]],
)
console.log(text)
console.log(`The list of the survey tells: ${JSON.stringify(counts)}`)
// One for each mail that can be on its way at once.
const on_their_way = 4
const passed = lost + doubled === 0 && handed_again <= on_their_way
if (passed) rmSync(data_dir, { recursive: true, force: true })
else console.error(`The data folder is kept for you to look at: ${data_dir}`)
// The short form is a check; what stands in the document comes from a whole drill.
if (people >= 10_000) record('npm run drill:mail', text)
process.exit(passed ? 0 : 1)
