import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureBrowser } from '../scripts/browser.mjs'
import { environment } from '../scripts/install.mjs'

/** A broken component never shows what its test waits for, so no test waits as long as on a busy machine. */
const patience_ms = '20000'

const running = new Set()

/** For a run that is given up while another one goes on. */
export function endRuns() {
  for (const child of running) child.kill('SIGTERM')
}

/** What a tool printed. Its exit code is not asked for: the reports say what failed, and why. */
function run(folder, tool, args, env = {}) {
  return new Promise((done) => {
    let output = ''
    const child = spawn(join(folder, 'node_modules', '.bin', tool), args, {
      cwd: folder,
      env: { ...environment, NO_COLOR: '1', FORCE_COLOR: '0', TEST_PATIENCE_MS: patience_ms, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
    running.add(child)
    const pass = (signal) => child.kill(signal)
    process.on('SIGTERM', pass)
    child.on('close', () => {
      running.delete(child)
      process.off('SIGTERM', pass)
      done(output)
    })
  })
}

const different = (values) => [...new Set(values.filter(Boolean))]
const testsOf = (breaks) => different(breaks.flatMap(({ tests }) => tests))
const titlesOf = (breaks) => different(breaks.map(({ title }) => title)).join('|')

/** What stands in the report of a test run; null if there is none, because the run did not come so far. */
async function report(folder, runInto) {
  const path = join(folder, 'node_modules', '.cache-report.json')
  rmSync(path, { force: true })
  const output = await runInto(path)
  return { output, json: existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null }
}

const vitest = (extra) => async (breaks, folder) => {
  const titles = titlesOf(breaks)
  const { output, json } = await report(folder, (path) =>
    run(folder, 'vitest', [
      'run',
      ...extra,
      ...testsOf(breaks),
      ...(titles ? ['-t', titles] : []),
      '--reporter=json',
      `--outputFile=${path}`,
    ]),
  )
  const tests = json?.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ file: relative(folder, name), title: fullName, status })),
  )
  return told(output, tests, 'passed', 'failed')
}

async function playwright(breaks, folder) {
  const titles = titlesOf(breaks)
  const screens = different(breaks.map(({ screen }) => screen))
  const { output, json } = await report(folder, (path) =>
    run(
      folder,
      'playwright',
      [
        'test',
        '--config=e2e/playwright.config.ts',
        // What moves the clock would wait for all the others.
        '--no-deps',
        '--reporter=json',
        ...screens.map((screen) => `--project=${screen}`),
        ...(titles ? ['--grep', titles] : []),
        ...testsOf(breaks).map((test) => relative('e2e', test)),
      ],
      { CHROMIUM: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    ),
  )
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
  const tests = json?.suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests: runs }) => runs.map(({ status }) => ({ file: join('e2e', file), title, status })))
  return told(output, tests, 'expected', 'unexpected')
}

/** Tests that were left out say nothing; where none ran, the step did not. */
function told(output, tests, passed, failed) {
  const ran = tests?.filter(({ status }) => status === passed || status === failed) ?? []
  return { output, outcomes: ran.length > 0 ? ran.map((test) => ({ ...test, passed: test.status === passed })) : null }
}

/** A checker that says nothing where all is well; a complaint counts if it names the broken file. */
const checker = (tool, argsFor) => async (breaks, folder) => {
  let output = ''
  for (const args of different(breaks.map((one) => argsFor(one).join(' ')))) {
    output += await run(folder, tool, args.split(' '))
  }
  const complaints = output.split('\n').filter((line) => breaks.some(({ file }) => line.includes(file)))
  const isTold = complaints.length > 0 || output.trim() === ''
  return { output, outcomes: isTold ? complaints.map((line) => ({ title: line.trim(), passed: false })) : null }
}

const runners = {
  types: checker('tsc', ({ part }) => ['-p', part]),
  lint: checker('oxlint', ({ file }) => ['--type-aware', '--deny-warnings', '--format=unix', file]),
  unused: checker('knip', () => ['--no-progress']),
  unit: vitest([]),
  components: vitest(['--project', 'components']),
  journeys: playwright,
}

/** The quickest first. */
export const steps = Object.keys(runners)

/** What the tests or the checker say of what these breaks are about; `outcomes` is null if they could not say anything. */
export const runStep = (step, breaks, folder) => runners[step](breaks, folder)
