import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** What a spreadsheet program reads in our files. It needs LibreOffice, which the other journeys do without. */
export default defineConfig({
  ...base,
  outputDir: 'results/office',
  globalSetup: './office/global-setup.ts',
  workers: 1,
  reporter: [['list']],
  projects: [{ name: 'office', testMatch: 'office/**/*.spec.ts' }],
})
