import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** What people do with their account, once more: where database and files are somebody else's servers. */
const journeys = /(?:impersonation|mailed-links|sign-in|sign-up|people-help)\.spec\.ts$/

const { projects = [] } = base

export default defineConfig({
  ...base,
  outputDir: 'results/external',
  reporter: [['list'], ['json', { outputFile: 'results/external-report.json' }]],
  globalSetup: './external/global-setup.ts',
  // Which database answers makes no difference to a screen, so one size of it is enough.
  projects: projects
    .filter(({ name }) => name !== 'phone')
    .map((project) => {
      if (project.name !== 'clock') return { ...project, testMatch: journeys, grepInvert: /@phone/ }
      // There is one server here, whose clock is moved when nobody else needs it.
      const use = { ...project.use, hasOwnServer: false }
      return { ...project, testMatch: 'clock/impersonation.spec.ts', dependencies: ['desktop'], use }
    }),
})
