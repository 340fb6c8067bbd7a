import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser, findShell } from '../scripts/browser.mjs'

/** How long something is waited for. `check:tests` shortens it, for what it breaks never comes. */
const patience_ms = Number(process.env.TEST_PATIENCE_MS ?? 60_000)

/**
 * Pages and their parts in the browser's own engine, with the API client's network replaced: see src/testing. They are
 * served as they are written, with the plug-in that the build has for React and none of those that make files smaller.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true })],
  // All packages are found before the first test: one that is found later reloads the page under the test.
  optimizeDeps: { entries: ['src/{console,light}/main.tsx', 'src/testing/*.{ts,tsx}', 'src/**/*.browser.test.tsx'] },
  test: {
    name: 'components',
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    // Files share what is loaded, as those of the other projects do.
    isolate: false,
    // Bounds what hangs, not what is slow: what is looked for ends the waiting as soon as it is there.
    testTimeout: 2 * patience_ms,
    expect: { poll: { timeout: patience_ms } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: { executablePath: findShell() ?? findBrowser() ?? '', args: ['--no-sandbox'] },
        // As in the journeys: what glides is waited for, and drawn sixty times a second.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
