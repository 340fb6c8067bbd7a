import { execFile } from 'node:child_process'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBuiltWeb } from '../../scripts/build.mjs'
import { comesLater, weighPage } from './page-weight.ts'

const web = dirname(import.meta.dirname)
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')

let dist = ''
let ours = ''

/** Elsewhere than where the product looks: nobody who runs it is to find other pages because of a test. */
async function build(): Promise<string> {
  ours = await mkdtemp(join(tmpdir(), 'catchpitch-weight-'))
  const { PATH, HOME } = process.env
  await promisify(execFile)(process.execPath, [vite, 'build', web, '--outDir', ours, '--logLevel', 'error'], {
    env: { PATH, HOME, NODE_ENV: 'production' },
  })
  return ours
}

// The build that lies about, unless it is of yesterday.
beforeAll(async () => {
  dist = findBuiltWeb() ?? (await build())
}, 120_000)

afterAll(() => rm(ours, { recursive: true, force: true }))

const languages = ['en', 'zh', 'ms']
const wordsOf = (language: string, ...areas: string[]) => areas.map((area) => `src/i18n/${language}/${area}.ts`)

/** Every page that visitors come to from outside, with the words that it has of its own. */
const lightPages: [page: string, words: string][] = [
  ['landing/landing-page', 'landing'],
  ['plans/plans-page', 'plans'],
  ['legal/legal-page', 'privacy-policy'],
  ['legal/legal-page', 'terms'],
  ['starter/starter-page', 'starter'],
  ['company-page/company-page', 'company-page'],
  ['links/link-pages', 'links'],
  ['share/share-page', 'share'],
]

describe.each(lightPages)('%s with the words of %s', (page, words) => {
  it.each(languages)('opens on a cheap phone: at most 120 kB in 6 requests (%s)', async (language) => {
    const modules = [`src/light/${page}.tsx`, ...wordsOf(language, 'light', words)]
    const { bytes, requests } = await weighPage(dist, { door: 'light', modules })
    expect(bytes).toBeLessThanOrEqual(120_000)
    expect(requests).toBeLessThanOrEqual(6)
  })
})

const surveyPage = 'src/light/survey/survey-page.tsx'

it.each(languages)('the survey opens on a cheap phone: at most 120 kB in 6 requests (%s)', async (language) => {
  const modules = [surveyPage, ...wordsOf(language, 'light')]
  const { bytes, requests } = await weighPage(dist, { door: 'light', modules })
  expect(bytes).toBeLessThanOrEqual(120_000)
  expect(requests).toBeLessThanOrEqual(6)
})

it.each(languages)(
  'the whole survey, with what comes behind its first screen, at most 152 kB (%s)',
  async (language) => {
    const modules = [surveyPage, 'src/light/survey/steps/later-step.tsx', ...wordsOf(language, 'light', 'survey')]
    const { bytes } = await weighPage(dist, { door: 'light', modules })
    expect(bytes).toBeLessThanOrEqual(152_000)
  },
)

it.each(languages)('the sign-in page weighs at most 235 kB (%s)', async (language) => {
  const modules = ['src/console/features/auth/sign-in-page.tsx', ...wordsOf(language, 'light', 'console')]
  const { bytes } = await weighPage(dist, { door: 'console', modules })
  expect(bytes).toBeLessThanOrEqual(235_000)
})

it('the sign-up page weighs at most 300 kB', async () => {
  const modules = [
    'src/console/features/auth/sign-up/sign-up-page.tsx',
    ...wordsOf('zh', 'light', 'console', 'account', 'form'),
  ]
  const { bytes } = await weighPage(dist, { door: 'console', modules })
  expect(bytes).toBeLessThanOrEqual(300_000)
})

it.each([
  ['surveys/surveys-page', ['start', 'list', 'surveys']],
  ['staff/dashboard-page', ['landing', 'start']],
  ['respondent/own-surveys-page', []],
])('a start page weighs at most 300 kB: %s', async (page, own) => {
  const shell = ['src/console/shell/shell.tsx', ...wordsOf('zh', 'light', 'console', 'shell', ...own)]
  const modules = [`src/console/features/${page}.tsx`, ...shell]
  const { bytes } = await weighPage(dist, { door: 'console', modules })
  expect(bytes).toBeLessThanOrEqual(300_000)
})

it.each([
  ['at most 300 kB, with the shell around it', [], 300_000],
  [
    'with the map, which comes behind it, at most 310 kB',
    ['src/console/features/results/map/results-map.tsx'],
    310_000,
  ],
  [
    'with the map, on which areas are selected, and the list, at most 320 kB',
    ['src/console/features/results/map/results-map.tsx', 'src/console/features/results/results-table.tsx'],
    320_000,
  ],
])('the results of a survey weigh %s', async (_, behind, most) => {
  const words = wordsOf('zh', 'light', 'console', 'shell', 'list', 'surveys', 'results', 'result-lists')
  const page = 'src/console/features/results/results-page.tsx'
  const modules = ['src/console/shell/shell.tsx', page, ...behind, ...words]
  const { bytes } = await weighPage(dist, { door: 'console', modules })
  expect(bytes).toBeLessThanOrEqual(most)
})

it.each([
  ['people/people-page', ['list', 'staff']],
  ['audit/audit-page', ['list', 'staff', 'deeds']],
])('a list weighs at most 300 kB, with the shell around it: %s', async (page, own) => {
  const shell = ['src/console/shell/shell.tsx', ...wordsOf('zh', 'light', 'console', ...own)]
  const { bytes } = await weighPage(dist, { door: 'console', modules: [`src/console/features/${page}.tsx`, ...shell] })
  expect(bytes).toBeLessThanOrEqual(300_000)
})

it('the offer of the tour comes with the shell: later, it would push the page down while somebody presses something', async () => {
  const offer = 'src/console/tour/tour-offer.tsx'
  await access(join(web, offer))
  expect(await comesLater(dist, 'src/console/tour/run-tour.ts')).toBe(true)
  expect(await comesLater(dist, offer)).toBe(false)
})
