/**
 * `npm run bench:ranking`: how soon a cheap phone answers while somebody ranks twelve statements: 390 px wide, a processor
 * four times slower than this one. Taps on the arrows, keys, and a finger that drags a row along. At most 50 ms may pass
 * between an event and the moment when the page begins to answer it, one event in fifty aside. Ends with 1 if more do.
 * What is counted, and why a finger is moved by the browser: docs/decisions/0088.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser, madeUpDevices } from '../scripts/browser.mjs'
import { createClient } from './http-client.mjs'
import { demoOwner, invite } from './invitations.mjs'
import { openMailbox } from './mailbox.mjs'
import { record, table } from './measurements.mjs'
import { startForReal } from './product.mjs'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-GB' }
const slowdown = 4
const statements = 12
const drags = 10
const taps = 60
const allowed_ms = 50

/** Through the API as far as the order of the first situation. */
async function writeStatements(url, claim) {
  const client = createClient(url)
  const call = async (method, path, body) => {
    const reply = await client.call(method, path, body)
    if (reply.status !== 200) throw new Error(`${path} was answered with ${reply.status}`)
    return reply.body.data
  }
  const { token, test } = await call('POST', '/temp-login', claim)
  client.signIn(token)
  await call('POST', '/consent', { version: test.content.consent.version })
  await call('POST', '/next-test', { step: 1, topic: 0 })
  const written = Array.from({ length: statements }, (_, index) => ({
    slot: index + 1,
    revision: 1,
    input_method: 1,
    text: `I noticed ${index + 1} things that I had not expected, and told the others about the one that mattered most.`,
    removed: false,
    written_at: new Date().toISOString(),
  }))
  await call('PUT', '/update-statement-paragraph', { topic: 1, statements: written })
  await call('POST', '/next-test', { step: 4, topic: 1 })
  client.close()
}

/**
 * Runs in the page: notes of each event how long it waited, and when the frame after it was drawn. A move carries all
 * that the finger did since the one before, and the time of the last of it: it counts from the first.
 */
function noteEvents() {
  window.noted = []
  const note = (event) => {
    const [first = event] = event.getCoalescedEvents?.() ?? []
    const waited = performance.now() - first.timeStamp
    requestAnimationFrame(() =>
      setTimeout(() => window.noted.push({ waited, drawn: performance.now() - first.timeStamp })),
    )
  }
  for (const name of ['pointerdown', 'pointermove', 'pointerup', 'click', 'keydown'])
    addEventListener(name, note, { capture: true, passive: true })
}

const rows = (page) => page.getByRole('list', { name: /matters most/ }).getByRole('listitem')

/** A finger that taps. Not by Playwright's own taps: those look at the page first, on the processor that is measured. */
const fingerOf = (browserSide) => (type, point) =>
  browserSide.send('Input.dispatchTouchEvent', { type, touchPoints: point === null ? [] : [point] })

/**
 * A finger that drags, as the browser moves one itself. Told from outside of every move, it stamps each, lets the page
 * draw a frame, and only then hands the move over: most of what was measured would be that.
 */
const dragFinger = (browserSide, { x, y }, yDistance) =>
  browserSide.send('Input.synthesizeScrollGesture', { x, y, yDistance, speed: 350, gestureSourceType: 'touch' })

const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })

/** One tap after the other, as fast as a thumb taps that waits until what it moved lies still. */
async function tap(page, browserSide, points) {
  const touch = fingerOf(browserSide)
  for (let turn = 0; turn < taps; turn += 1) {
    await touch('touchStart', points[turn % points.length])
    await page.waitForTimeout(70)
    await touch('touchEnd', null)
    await page.waitForTimeout(200)
  }
}

/** A statement down, and up again. */
async function tapArrows(page, browserSide) {
  const arrow = async (row, name) => middleOf(await rows(page).nth(row).getByRole('button', { name }).boundingBox())
  const before = await rows(page).allInnerTexts()
  await tap(page, browserSide, [await arrow(4, /^Move down/), await arrow(5, /^Move up/)])
  if ((await rows(page).allInnerTexts()).join() !== before.join()) throw new Error('A tap did not move its row.')
}

async function pressKeys(page) {
  await rows(page).nth(6).getByRole('button').first().focus()
  for (let turn = 0; turn < taps; turn += 1) await page.keyboard.press(turn % 10 < 5 ? 'ArrowUp' : 'ArrowDown')
}

async function drag(page, browserSide) {
  for (let turn = 0; turn < drags; turn += 1) {
    await page.evaluate(() => scrollTo(0, 0))
    const handle = middleOf(await rows(page).nth(1).getByRole('button').first().boundingBox())
    const target = await rows(page).nth(5).boundingBox()
    const name = await rows(page).nth(1).innerText()
    // What was seen of the page before is over.
    await page.waitForTimeout(500)
    await dragFinger(browserSide, handle, target.y - handle.y)
    await page.waitForTimeout(500)
    if ((await rows(page).nth(1).innerText()) === name) throw new Error('The finger did not drag the row.')
  }
}

/** The same where there is nothing to do: what the browser and this machine need for themselves. */
async function tapNothing(page, browserSide) {
  await page.goto(new URL('/readyz', page.url()).href)
  await page.evaluate(() => {
    document.head.innerHTML = '<meta name="viewport" content="width=device-width">'
    document.documentElement.style.touchAction = 'none'
  })
  await page.evaluate(noteEvents)
  await tap(page, browserSide, [{ x: 300, y: 300 }])
}

async function dragNothing(_page, browserSide) {
  for (let turn = 0; turn < drags; turn += 1) await dragFinger(browserSide, { x: 30, y: 300 }, 400)
}

const ways = { 'taps on the arrows': tapArrows, keys: pressKeys, 'dragging with a finger': drag }
const toCompare = { 'taps on an empty page': tapNothing, 'dragging on an empty page': dragNothing }

/** @param {number[]} times */
const worst = (times) => times.reduce((most, one) => Math.max(most, one), 0)
/** @param {number[]} times */
const within = (times, part) => times.toSorted((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? 0

// Before the product is waited for: on a busy machine a build takes longer than a start may.
spawnSync(process.execPath, [join(import.meta.dirname, '..', 'scripts', 'build.mjs')], { stdio: 'inherit' })
const data_dir = mkdtempSync(join(tmpdir(), 'bench-ranking-'))
const mailbox = await openMailbox()
const product = await startForReal(data_dir, mailbox)
const browser = await chromium.launch({
  executablePath: findBrowser() ?? '',
  args: ['--no-sandbox', ...madeUpDevices],
})
try {
  await product.ready()
  const { url } = product
  const { claims } = await invite({ url, ...demoOwner }, mailbox, 1)
  await writeStatements(url, claims[0])
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(`${url}/temp-login?${new URLSearchParams(claims[0]).toString()}`)
  // Not with a mouse: a phone has none, and the browser would look for what lies under it after every frame.
  await page.getByRole('button', { name: 'Continue' }).tap()
  await rows(page)
    .nth(statements - 1)
    .waitFor()
  const browserSide = await context.newCDPSession(page)
  await browserSide.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(noteEvents)

  const load = loadavg()[0]
  const measured = []
  for (const [name, act] of Object.entries({ ...ways, ...toCompare })) {
    await page.evaluate(() => {
      window.noted = []
    })
    await act(page, browserSide)
    await page.waitForTimeout(1000)
    const noted = await page.evaluate(() => window.noted)
    const waited = noted.map((one) => one.waited)
    const drawn = noted.map((one) => one.drawn)
    measured.push({ name, events: noted.length, waited, drawn })
  }
  const text = `${table(
    ['by', 'events', 'input delay, median ms', '49 of 50 within ms', 'worst ms', 'drawn after, median ms', 'worst ms'],
    measured.map(({ name, events, waited, drawn }) => [
      name,
      events,
      ...[within(waited, 0.5), within(waited, 0.98), worst(waited), within(drawn, 0.5), worst(drawn)].map((ms) =>
        ms.toFixed(1),
      ),
    ]),
  )}

${statements} statements, 390 px, a processor ${slowdown} times slower than this one, while the machine's load was ${load.toFixed(1)}. The input
delay is the time from an event to the moment when the page begins to answer it: at most ${allowed_ms} ms are allowed, one event
in fifty aside. ${drags} drags; a move counts from the first thing that the finger did since the one before.`
  console.log(text)
  record('npm run bench:ranking', text)
  const isEvery = measured.every(
    ({ name, events, waited }) => name in toCompare || (events > 0 && within(waited, 0.98) < allowed_ms),
  )
  process.exitCode = isEvery ? 0 : 1
} finally {
  await browser.close()
  await product.stop()
  await mailbox.close()
  rmSync(data_dir, { recursive: true, force: true })
}
