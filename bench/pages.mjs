/**
 * `npm run bench:pages`: what a person waits for who opens a page for the first time on a cheap phone: how many requests
 * and bytes, and when the page is there, on slow 4G with a processor four times slower. Medians of `-- --runs 5`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'
import { demoOwner, invite } from './invitations.mjs'
import { openMailbox } from './mailbox.mjs'
import { record, table } from './measurements.mjs'
import { startForReal } from './product.mjs'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-GB' }
/** What browsers' own tools call slow 4G. */
const line = { latency: 150, downloadThroughput: (1.6 * 1e6) / 8, uploadThroughput: (0.75 * 1e6) / 8, offline: false }
const slowdown = 4

const median = (/** @type {number[]} */ figures) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

/** When the largest thing on the page was painted; the observer tells of what has been before it. */
const largestPaint = () =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })

const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0

/**
 * Opens a page as somebody does who has never been here.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {((page: import('@playwright/test').Page) => Promise<number>) | undefined} act
 */
async function visit(browser, address, act) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const browserSide = await context.newCDPSession(page)
  await browserSide.send('Network.enable')
  await browserSide.send('Network.emulateNetworkConditions', line)
  await browserSide.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let requests = 0
  let bytes = 0
  browserSide.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1
    bytes += encodedDataLength
  })
  await page.goto(address)
  await page.locator('main[data-page]').waitFor()
  const there = { requests, bytes }
  await page.waitForLoadState('networkidle')
  const paints = { fcp: await page.evaluate(firstPaint), lcp: await page.evaluate(largestPaint) }
  const acted = act ? await act(page) : 0
  await context.close()
  return { ...there, ...paints, all_bytes: bytes, acted }
}

/** From the press of the button behind the link to the first screen of the survey, which then is all there. */
async function openSurvey(/** @type {import('@playwright/test').Page} */ page) {
  const started = await page.evaluate(() => performance.now())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator('main[data-page="survey.instructions"]').waitFor()
  return (await page.evaluate(() => performance.now())) - started
}

const data_dir = mkdtempSync(join(tmpdir(), 'bench-pages-'))
const mailbox = await openMailbox()
const product = await startForReal(data_dir, mailbox)
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] })
try {
  await product.ready()
  const { url } = product
  const { claims } = await invite({ url, ...demoOwner }, mailbox, 1)
  const pages = [
    { name: 'landing page', address: `${url}/` },
    {
      name: 'survey, by its invitation',
      address: `${url}/temp-login?${new URLSearchParams(claims[0]).toString()}`,
      act: openSurvey,
    },
    { name: 'sign-in page', address: `${url}/login` },
  ]
  const rows = []
  for (const { name, address, act } of pages) {
    const visits = []
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, address, act))
    const of = (/** @type {keyof (typeof visits)[number]} */ key) => Math.round(median(visits.map((one) => one[key])))
    const kilobytes = (/** @type {'bytes' | 'all_bytes'} */ key) => (of(key) / 1000).toFixed(1)
    const weight = [of('requests'), kilobytes('bytes'), kilobytes('all_bytes')]
    rows.push([name, ...weight, of('fcp'), of('lcp'), act ? of('acted') : ''])
  }
  const head = ['page', 'requests', 'kB', 'kB in the end', 'first paint ms', 'largest paint ms', 'button to survey ms']
  const text = `${table(head, rows)}

Requests and kB until the page is there, then with what comes behind it. Nothing stored before, 390 px, 1.6 Mbit/s with
150 ms of latency, a processor ${slowdown} times slower than this one. Medians of ${runs}.`
  console.log(text)
  record('npm run bench:pages', text)
} finally {
  await browser.close()
  await product.stop()
  await mailbox.close()
  rmSync(data_dir, { recursive: true, force: true })
}
