/**
 * `npm test`: everything that must hold before a change is accepted, in one command that needs nothing but Node.
 * `npm test -- journeys lint` runs only the steps named.
 */
import { ensureBrowser } from './browser.mjs'
import { ensureFonts } from './fonts.mjs'
import { ensureInstalled, environment } from './install.mjs'
import { ensureSpeechModel } from './speech-model.mjs'
import { reports } from './test-results.mjs'
import { runSteps } from './test-steps.mjs'
import { failureLines, slowestTestsTable, stepsTable } from './test-summary.mjs'

/**
 * In this order, as many at a time as there is room for. Each is a script of package.json. `load` says how much of the
 * machine a step takes: 2 for the two cores that we count on, 1 for a step that leaves one free or waits a lot, 4 for
 * all there is.
 * The long steps begin as soon as the build is there. If a quick one fails they are ended, so that a small mistake shows
 * within two minutes.
 */
const steps = [
  { script: 'build', title: 'Build', load: 1, isQuick: true },
  // It is written in Go, and would spend a quarter of its time on tidying up memory that nobody else needs.
  { script: 'lint', title: 'Lint and types', load: 1, isQuick: true, environment: { GOGC: '300' } },
  { script: 'format', title: 'Format', load: 1, isQuick: true },
  { script: 'unused', title: 'Unused code', load: 1, isQuick: true },
  {
    script: 'unit',
    title: 'Unit and use-case tests, page weights',
    load: 2,
    needs: 'build',
    report: reports.unit,
    needsSpeech: true,
    needsFonts: true,
  },
  // One journey that writes to every corner; `npm run journeys:external` runs them all.
  {
    script: 'external',
    title: 'On other servers',
    load: 1,
    needs: 'build',
    report: reports.external,
    needsBrowser: true,
  },
  { script: 'components', title: 'Components in a browser', load: 1, report: reports.components, needsBrowser: true },
  {
    script: 'journeys',
    title: 'Journeys',
    load: 2,
    needs: 'build',
    report: reports.journeys,
    needsBrowser: true,
    needsSpeech: true,
    needsFonts: true,
  },
  // Alone: three products at once fill the machine, and beside other tests each would only take longer.
  { script: 'drills', title: 'Short drills', load: 4, needs: 'build', needsBrowser: true },
]

function chosenSteps(wanted) {
  const unknown = wanted.filter((name) => !steps.some(({ script }) => script === name))
  if (unknown.length === 0) return steps.filter(({ script }) => wanted.length === 0 || wanted.includes(script))
  console.error(
    `There is no step ${unknown.join(', ')}. The steps are ${steps.map(({ script }) => script).join(', ')}.`,
  )
  return process.exit(1)
}

const chosen = chosenSteps(process.argv.slice(2))

await ensureInstalled()
// Without them the tests of recognition and of invoices fail, and say why.
if (chosen.some(({ needsSpeech }) => needsSpeech)) await ensureSpeechModel()
if (chosen.some(({ needsFonts }) => needsFonts)) await ensureFonts()
const browser = chosen.some(({ needsBrowser }) => needsBrowser) ? { CHROMIUM: ensureBrowser() } : {}

const began = performance.now()
const results = await runSteps(chosen, { ...environment, ...browser })
const total_s = (performance.now() - began) / 1000

console.log(['', ...slowestTestsTable(results), '', ...stepsTable(results, total_s)].join('\n'))
if (results.some(({ state }) => state === 'failed')) {
  console.error(['', ...failureLines(results)].join('\n'))
  process.exit(1)
}
