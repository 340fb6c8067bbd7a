/** What a step of `npm test` says about its tests: where it writes that, and how it is read. */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './install.mjs'

/**
 * `alone` is the command that runs this test and no other; `error` is null for a test that passed.
 * @typedef {{ title: string, seconds: number, error: string | null, alone: string }} TestResult
 * @typedef {{ args: string[], environment: Record<string, string>, read: () => TestResult[] }} Report
 */

export const reportFolder = join(root, 'node_modules', '.cache', 'test-reports')

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** As a person would type it: quoted by double quotes, and every other letter of it is itself to the shell. */
const quoted = (text) => `"${text.replaceAll(/(["$`\\])/g, '\\$1')}"`

/** Both runners take a title as a pattern. */
const asPattern = (title) => quoted(title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))

const withoutColours = (text) => stripVTControlCharacters(text ?? '')

/** Vitest reports a test that ran out of time by a mark instead of a message. */
const named = (error) =>
  error.replace(/^Error: STACK_TRACE_ERROR/, 'The test took longer than its limit and was ended.')

/** @returns {TestResult[]} */
export function readVitest(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const path = relative(root, file.name)
    const seconds = Math.max(0, (file.endTime - file.startTime) / 1000)
    // A file that cannot be loaded has no tests, only a message.
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) {
      const error = withoutColours(file.message) || 'The file could not be run.'
      return [{ title: path, seconds, error, alone: `npx vitest run ${path}` }]
    }
    return file.assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      title: `${path} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      error: status === 'failed' ? named(withoutColours(failureMessages.join('\n'))) : null,
      alone: `npx vitest run ${path} -t ${asPattern(fullName)}`,
    }))
  })
}

/** @returns {TestResult[]} */
export function readPlaywright(report, script) {
  const testsOf = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ projectName, status, results }) => ({
        title: `e2e/${spec.file} › ${spec.title} (${projectName})`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        error:
          status === 'unexpected'
            ? withoutColours(results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'))
            : null,
        alone: `npm run ${script} -- ${spec.file}:${spec.line} --project=${projectName}`,
      })),
    ),
    ...(suite.suites ?? []).flatMap(testsOf),
  ]
  return (report?.suites ?? []).flatMap(testsOf)
}

/** @returns {Report} */
function vitestReport(name) {
  const file = join(reportFolder, `${name}.json`)
  return {
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    environment: {},
    read: () => readVitest(readJson(file)),
  }
}

/** @returns {Report} */
function playwrightReport(name, script) {
  const file = join(reportFolder, `${name}.json`)
  return {
    args: ['--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    read: () => readPlaywright(readJson(file), script),
  }
}

export const reports = {
  unit: vitestReport('unit'),
  components: vitestReport('components'),
  journeys: playwrightReport('journeys', 'journeys'),
  external: playwrightReport('external', 'journeys:external'),
}
