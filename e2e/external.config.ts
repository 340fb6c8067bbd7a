import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** What people do with their account, once more: where database and files are somebody else's servers. */
const journeys = /(?:impersonation|mailed-links|sign-in|sign-up|people-help)\.spec\.ts$/

const { projects = [] } = base

export default defineConfig({
  ...base,
  outputDir: 'results/external',
  globalSetup: './external/global-setup.ts',
  // Which database answers makes no difference to a screen, so one size of it is enough.
  projects: projects
    .filter(({ name }) => name !== 'phone')
    .map((project) => {
      const alone = project.name === 'clock'
      const testMatch = alone ? 'clock/impersonation.spec.ts' : journeys
      return { ...project, testMatch, grepInvert: /@phone/, dependencies: alone ? ['desktop'] : [] }
    }),
})
