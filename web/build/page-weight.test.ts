import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { weighPage } from './page-weight.ts'

const web = dirname(import.meta.dirname)
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')

let dist = ''

// A build of its own: one that lies about may be of yesterday.
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'catchpitch-weight-'))
  const { PATH, HOME } = process.env
  await promisify(execFile)(process.execPath, [vite, 'build', web, '--outDir', dist, '--logLevel', 'error'], {
    env: { PATH, HOME, NODE_ENV: 'production' },
  })
}, 120_000)

afterAll(() => rm(dist, { recursive: true, force: true }))

const languages = ['en', 'zh', 'ms']
const wordsOf = (language: string, ...areas: string[]) => areas.map((area) => `src/i18n/${language}/${area}.ts`)

it.each(languages)('the landing page opens on a cheap phone: at most 120 kB in 6 requests (%s)', async (language) => {
  const modules = ['src/light/landing/landing-page.tsx', ...wordsOf(language, 'light')]
  const { bytes, requests } = await weighPage(dist, { door: 'light', modules })
  expect(bytes).toBeLessThanOrEqual(120_000)
  expect(requests).toBeLessThanOrEqual(6)
})

it.each(languages)('the sign-in page weighs at most 235 kB (%s)', async (language) => {
  const modules = ['src/console/features/auth/sign-in-page.tsx', ...wordsOf(language, 'light', 'console')]
  const { bytes } = await weighPage(dist, { door: 'console', modules })
  expect(bytes).toBeLessThanOrEqual(235_000)
})

it('the sign-up page weighs at most 300 kB', async () => {
  const modules = [
    'src/console/features/auth/sign-up/sign-up-page.tsx',
    ...wordsOf('zh', 'light', 'console', 'account'),
  ]
  const { bytes } = await weighPage(dist, { door: 'console', modules })
  expect(bytes).toBeLessThanOrEqual(300_000)
})

it.each([
  'src/console/features/surveys/surveys-page.tsx',
  'src/console/features/staff/dashboard-page.tsx',
  'src/console/features/respondent/own-surveys-page.tsx',
])('a start page weighs at most 300 kB: %s', async (page) => {
  const { bytes } = await weighPage(dist, { door: 'console', modules: [page, ...wordsOf('zh', 'light', 'console')] })
  expect(bytes).toBeLessThanOrEqual(300_000)
})
