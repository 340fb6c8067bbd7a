import { defineConfig } from 'vitest/config'

/** Tests stand beside what they test; only the server's need a database, so only they pay for starting one. */
export default defineConfig({
  test: {
    pool: 'forks',
    // A check must not take the whole machine: it runs beside an editor, a browser and a database.
    maxWorkers: 2,
    // Files share what is loaded: to load it anew for each of them took longer than all the tests. So whatever a test
    // changes outside of what it made itself (a global, the state of a module) it must put back.
    isolate: false,
    // Bounds what hangs, not what is slow: a machine that is busy with other things must not fail a test that is right. At a
    // quarter of its speed the longest takes four minutes. No test has a limit of its own, which would be too short one day.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: { name: 'architecture', include: ['architecture.test.ts', 'architecture/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'method', include: ['method/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'web/src/**/*.browser.test.tsx'],
        },
      },
      // What needs a browser. Its settings stand with the product's build, whose plug-ins it shares.
      'web/vitest.config.ts',
      { extends: true, test: { name: 'stripe-stand-in', include: ['stripe-stand-in/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'specification', include: ['specification/**/*.test.ts'] } },
      { extends: true, test: { name: 'scripts', include: ['{scripts,breaks}/**/*.test.{ts,mjs}'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
        },
      },
    ],
  },
})
