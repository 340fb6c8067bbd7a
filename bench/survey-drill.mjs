/**
 * `npm run drill:survey`: one person takes the whole survey in a real browser, on a phone and by touch, while the server
 * is killed in every step of it. What they do while it is gone is kept on the phone; when it is back everything arrives,
 * and the record holds it word for word. Ends with 1 if anything is missing, or if the person saw an error.
 * `-- --short` is the short form: the server is killed before, in and after the situations, once each.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, expect as playwrightExpect } from '@playwright/test'
import { findBrowser, findShell, madeUpDevices } from '../scripts/browser.mjs'
import { demoOwner, invite } from './invitations.mjs'
import { openMailbox } from './mailbox.mjs'
import { record, table } from './measurements.mjs'
import { freePort } from './processes.mjs'
import { startForReal } from './product.mjs'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const statements = 8
// Only a failure waits this long: on a busy machine pages are slow.
const patience_ms = 60_000
const expect = playwrightExpect.configure({ timeout: patience_ms })

spawnSync(process.execPath, [join(import.meta.dirname, '..', 'scripts', 'build.mjs')], { stdio: 'inherit' })
const data_dir = mkdtempSync(join(tmpdir(), 'survey-drill-'))
const mailbox = await openMailbox()
const port = await freePort()
const start = () => startForReal(data_dir, mailbox, port)
let product = await start()
await product.ready()
const { claims } = await invite({ url: product.url, ...demoOwner }, mailbox, 1)
const browser = await chromium.launch({
  executablePath: findShell() ?? findBrowser() ?? '',
  args: ['--no-sandbox', ...madeUpDevices],
})
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  // What glides cannot be tapped before it lies still.
  reducedMotion: 'reduce',
})
const page = await context.newPage()
page.setDefaultTimeout(patience_ms)

const problems = []
page.on('pageerror', (error) => problems.push(`The page failed: ${error.message}`))

const button = (name) => page.getByRole('button', { name, exact: typeof name === 'string' })
const isSaved = () => expect(page.getByText('Saved', { exact: true })).toBeVisible()
const isKept = () => expect(page.locator('.saving-line', { hasText: 'Kept on this device' })).toBeVisible()
const cards = () => page.getByRole('main').getByRole('group')
const textOf = (topic, slot) => `In situation ${topic} I noticed ${slot} things that I had not expected.`

let kills = 0
/** Does something while there is no server, and goes on when it is back and has heard of it. */
async function without(name, act) {
  process.kill(product.pid, 'SIGKILL')
  kills += 1
  await act()
  await isKept()
  const alerts = await page.getByRole('alert').allInnerTexts()
  for (const alert of alerts.filter((text) => text.trim() !== '')) problems.push(`In ${name} the person read: ${alert}`)
  product = await start()
  await product.ready()
  // As a phone says that has its network again. In the long form the page tries again by itself, up to 20 s later.
  if (values.short) await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await isSaved()
  console.log(`${String(kills).padStart(3)}. ${name}`)
}

const isKilledIn = (topic, name) => !values.short || (topic === 1 && name === 'writing')

/** With or without a server, as the drill has it for this step. */
const during = (topic, name, act) => (isKilledIn(topic, name) ? without(`${name}, situation ${topic}`, act) : act())

async function add(topic, slot) {
  await page.getByLabel('Your statement').fill(textOf(topic, slot))
  await button('Add').tap()
}

async function rateAll(answer) {
  for (const card of await cards().all()) await card.locator('label').nth(answer).tap()
}

async function answerTopic(topic) {
  await expect(page.getByText(`Topic ${topic} of 3 · Writing`)).toBeVisible()
  for (let slot = 1; slot <= 3; slot += 1) await add(topic, slot)
  await during(topic, 'writing', async () => {
    for (let slot = 4; slot <= statements; slot += 1) await add(topic, slot)
  })
  await button('Continue').tap()
  await expect(page.getByRole('list', { name: /matters most/ }).getByRole('listitem')).toHaveCount(statements)
  await during(topic, 'importance', () => button(`Move up: ${textOf(topic, 2)}`).tap())
  await button(/^Next/).tap()
  await page.locator('main[data-page="survey.situation-feelings"]').waitFor()
  await during(topic, 'feelings', () => rateAll(topic % 4))
  await button(/^Next/).tap()
  await page.locator('main[data-page="survey.situation-control"]').waitFor()
  await during(topic, 'control', () => rateAll(topic % 3))
  await button(/^(Next topic|Continue)$/).tap()
}

/** What the server has of it, asked with the phone's own key. */
async function readRecord() {
  const token = await page.evaluate(() => {
    const found = Object.values(localStorage).map((value) => /"token":"([^"]+)"/.exec(value)?.[1])
    return found.find((one) => one !== undefined)
  })
  const reply = await fetch(`${product.url}/api/v1/statement`, { headers: { authorization: `Bearer ${token}` } })
  return (await reply.json()).data
}

function compare({ topics }) {
  const same = (what, one, other) => {
    if (JSON.stringify(one) !== JSON.stringify(other)) problems.push(`${what}: ${JSON.stringify(one)}`)
  }
  same('situations', topics.length, 3)
  for (const topic of topics) {
    const at = topic.position
    const slots = Array.from({ length: statements }, (_, index) => index + 1)
    same(
      `statements of situation ${at}`,
      topic.statements.map(({ text }) => text),
      slots.map((slot) => textOf(at, slot)),
    )
    same(`ranking of situation ${at}`, topic.ranking, [2, 1, ...slots.slice(2)])
    same(`feelings of situation ${at}`, topic.feelings, Array(statements).fill((at % 4) + 1))
    same(`control of situation ${at}`, topic.controls, Array(statements).fill((at % 3) + 1))
  }
}

try {
  await page.goto(`${product.url}/temp-login?${new URLSearchParams(claims[0]).toString()}`)
  await button('Continue').tap()
  await page.locator('main[data-page="survey.instructions"]').waitFor()
  await without('instructions', async () => {
    await button('I am interested').tap()
    await page.getByLabel('I have read this and agree').tap()
    await button('Continue').tap()
    await button('Start').tap()
    await button('Turn on the camera').tap()
    await button('Start').tap()
    await page.getByLabel('Your statement').waitFor()
  })
  for (const topic of [1, 2, 3]) await answerTopic(topic)
  await page.locator('main[data-page="survey.compare-situations"]').waitFor()
  await without('compare', () =>
    page
      .getByRole('list')
      .getByRole('listitem')
      .last()
      .getByRole('button', { name: /^Move up/ })
      .tap(),
  )
  const record_of_it = await readRecord()
  await button('Finish').tap()
  await page.getByText('has your answers').waitFor()
  compare(record_of_it)
} catch (error) {
  problems.push(error.message)
} finally {
  await browser.close()
  await product.stop()
  await mailbox.close()
}

const text = table(['kills, one in each step', 'missing, or errors seen by the person'], [[kills, problems.length]])
console.log(text)
for (const problem of problems) console.error(problem)
if (!values.short) record('npm run drill:survey', text)
if (problems.length === 0) rmSync(data_dir, { recursive: true, force: true })
process.exit(problems.length === 0 ? 0 : 1)
