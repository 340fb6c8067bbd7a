/**
 * Takes the pictures that the first page shows, of a running product with its built-in mail catcher:
 * `npm run pictures -- http://localhost:3000`. They are pictures of what is there, so take them again when it changes.
 */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../scripts/browser.mjs'

const [address = 'http://localhost:3000'] = process.argv.slice(2)
const landing = join(import.meta.dirname, '../web/src/light/landing')

const languages = ['en', 'zh', 'ms']
const schemes = ['light', 'dark']
const password = 'Kopi-susu-42'
const answers = { job_position: 'team_leader', goal_type: 'lead_people', supervision: 2 }

async function call(path, body) {
  const reply = await fetch(`${address}/api/v1${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()).data
}

/** The link in the mail that confirms an address, as soon as it has come. */
async function confirmation(email) {
  for (let tries = 0; tries < 60; tries += 1) {
    const { data } = await (await fetch(`${address}/dev/mail?to=${encodeURIComponent(email)}`)).json()
    const link = data.flatMap(({ links }) => links).find((found) => found.includes('/email-verification'))
    if (link) return new URL(link).searchParams
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`No mail came to ${email}.`)
}

/** A company that answered the three questions before it signed up, and its owner's session. */
async function newCompany(language) {
  const email = `pictures.${language}.${Date.now()}@journeys.example`
  await call('/signup', {
    kind: 'company',
    first_name: 'Mei Ling',
    last_name: 'Tan',
    email,
    country_code: '+60',
    mobile: '123456789',
    password,
    password_confirmation: password,
    terms: true,
    language,
    company_name: 'Kopi & Kain Sdn Bhd',
    registration_number: String(Date.now()),
    employees: 24,
    first_survey: answers,
  })
  const { id, hash, ...signed } = Object.fromEntries(await confirmation(email))
  await call(`/email/verify/${id}/${hash}?${new URLSearchParams(signed)}`)
  return (await call('/login', { email, password })).token
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })

/** A page as somebody with this language and these colours sees it; `kept` is what their browser remembers. */
async function photograph({ path, language, scheme, width, height, kept = {}, scale = 1.5 }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: language,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, kept)
  const page = await context.newPage()
  await page.goto(`${address}${path}`)
  await page.locator('main[data-page]').waitFor()
  // Never quiet behind the sign-in, where the page listens for changes: it is there when nothing in it waits any more.
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(500)
  const picture = await page.screenshot({ timeout: 120_000 })
  await context.close()
  return picture
}

for (const language of languages) {
  const token = await newCompany(language)
  for (const scheme of schemes) {
    const file = (name) => join(landing, `pictures/${name}-${language}-${scheme}.avif`)
    const starter = { path: '/job-position', width: 390, height: 700, kept: { firstSurvey: JSON.stringify(answers) } }
    const home = { path: '/surveys', width: 1200, height: 700, kept: { token } }
    const seen = { language, scheme }
    await sharp(await photograph({ ...starter, ...seen }))
      .avif({ quality: 55, effort: 6 })
      .toFile(file('starter'))
    await sharp(await photograph({ ...home, ...seen }))
      .avif({ quality: 55, effort: 6 })
      .toFile(file('home'))
  }
}

const preview = { path: '/', language: 'en', scheme: 'light', width: 1200, height: 630, scale: 1 }
await sharp(await photograph(preview))
  .png({ palette: true, colours: 128, effort: 10 })
  .toFile(join(landing, 'link-preview.png'))
await browser.close()
