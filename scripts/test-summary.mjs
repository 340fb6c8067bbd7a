/** What the last lines of `npm test` say: how long everything took and, if something failed, what and how to see it alone. */

const slowestShown = 20
/** A failed run ends with no more lines than fit on one screen. */
const failureLineLimit = 40
const width = 110

const shortened = (text) => (text.length > width ? `${text.slice(0, width - 1)}…` : text)

const row = (seconds, text) => `${seconds.toFixed(1).padStart(8)} s  ${shortened(text)}`

const testsOf = ({ step }) => step.report?.read() ?? []

export function slowestTestsTable(results) {
  const tests = results.flatMap(testsOf).toSorted((one, other) => other.seconds - one.seconds)
  if (tests.length === 0) return []
  const slowest = tests.slice(0, slowestShown)
  return [
    `The ${slowest.length} slowest of ${tests.length} tests`,
    ...slowest.map((test) => row(test.seconds, test.title)),
  ]
}

export function stepsTable(results, total_s) {
  const rows = results.map(({ step, state, seconds }) =>
    row(seconds, state === 'passed' ? step.title : `${step.title}: ${state}`),
  )
  const failed = results.filter(({ state }) => state === 'failed').length
  const verdict = failed === 0 ? 'All passed' : `${failed} of ${results.length} steps failed`
  return ['Steps (some ran side by side)', ...rows, row(total_s, verdict)]
}

/** The lines of an error that tell most: what was expected and what came, without the stack. */
function gist(error, lines) {
  const told = error.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  return told.slice(0, lines).map((line) => `    ${shortened(line.trim())}`)
}

/** A step without single tests, or one that broke down before them, is told by the end of what it printed. */
function stepFailure({ step, output }, lines) {
  const told = output.split('\n').filter((line) => line.trim() !== '')
  return [
    `✗ ${step.title}`,
    ...told.slice(-lines).map((line) => `    ${shortened(line)}`),
    `    Alone: npm run ${step.script}`,
  ]
}

const testFailure = ({ title, error, alone }, lines) => [
  `✗ ${shortened(title)}`,
  ...gist(error, lines),
  `    Alone: ${alone}`,
]

/** Every failed test or step, with as much of its error as there is room for. */
export function failureLines(results) {
  const failures = results
    .filter(({ state }) => state === 'failed')
    .flatMap((result) => {
      const failed = testsOf(result).filter(({ error }) => error !== null)
      if (failed.length === 0) return [(lines) => stepFailure(result, lines)]
      return failed.map((test) => (lines) => testFailure(test, lines))
    })
  const linesEach = Math.max(1, Math.floor((failureLineLimit - 2) / failures.length) - 2)
  const shown = failures.slice(0, Math.floor((failureLineLimit - 2) / 3))
  const left = failures.length - shown.length
  return [
    `${failures.length} failed:`,
    ...shown.flatMap((tell) => tell(Math.min(12, linesEach))),
    ...(left > 0 ? [`… and ${left} more, told above.`] : []),
  ]
}
