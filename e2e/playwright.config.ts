import { defineConfig } from '@playwright/test'
import { findBrowser, findShell, madeUpDevices } from '../scripts/browser.mjs'

// Looked for once: workers inherit the environment.
const browser = process.env.CHROMIUM ?? findBrowser() ?? ''
process.env.CHROMIUM = browser
// The same Chromium, quicker; see `findShell`.
const shell = process.env.CHROMIUM_SHELL ?? findShell() ?? browser
process.env.CHROMIUM_SHELL = shell

// Each worker comes from an address of its own, as people do: what is counted by address is counted for each of them.
const address = `10.0.0.${Number(process.env.TEST_WORKER_INDEX ?? 0) + 1}`

/** How long something is waited for. `check:tests` shortens it, for what it breaks never comes. */
const patience_ms = Number(process.env.TEST_PATIENCE_MS ?? 60_000)

/** What moves the clock of the server, and what needs a program of somebody else's: `office.config.ts`. */
const apart = ['clock/**', 'office/**']

export default defineConfig({
  testDir: '.',
  outputDir: 'results/tests',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only the second time hides a race that a person will meet.
  retries: 0,
  // One more than the cores that we count on: a journey waits for a third of its time, for a mail or for what is drawn.
  workers: 3,
  // Generous, for only a failure waits this long: a busy machine must not look like a broken product.
  timeout: 600_000,
  expect: { timeout: patience_ms },
  // What is read from there: how long each took, and what failed. PLAYWRIGHT_JSON_OUTPUT_FILE names another place.
  reporter: [['list'], ['json', { outputFile: 'results/report.json' }]],
  use: {
    launchOptions: { executablePath: shell, args: madeUpDevices },
    baseURL: process.env.CATCHPITCH_URL ?? '',
    locale: 'en-GB',
    timezoneId: 'Asia/Kuala_Lumpur',
    extraHTTPHeaders: { 'x-forwarded-for': address },
    screenshot: 'only-on-failure',
    // What glides is waited for before it is pressed, and drawn sixty times a second: the journeys about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Unbounded, a press or a page that never comes would take the whole time of its test, and not be named.
    actionTimeout: patience_ms,
    navigationTimeout: patience_ms,
  },
  projects: [
    {
      // First, for these run one after the other, on a server whose clock they move: beside them run all the others.
      name: 'clock',
      testMatch: 'clock/**/*.spec.ts',
      fullyParallel: false,
      workers: 1,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'desktop',
      testIgnore: apart,
      // What people do with a phone at hand, and what is walked on other servers only.
      grepInvert: /@phone|@external/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: apart,
      // What needs a real keyboard, or does not depend on the size of the screen: see decision 0089.
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
