import { describe, expect, it } from 'vitest'
import { readPlaywright, readVitest } from './test-results.mjs'
import { failureLines, slowestTestsTable, stepsTable } from './test-summary.mjs'

const step = { script: 'unit', title: 'Unit tests', load: 1 }

const resultWith = (tests, state = 'failed') => ({
  step: { ...step, report: { args: [], environment: {}, read: () => tests } },
  state,
  seconds: 12,
  output: 'first line\nlast line\n',
})

const failedTest = (number) => ({
  title: `a.test.ts › fails ${number}`,
  seconds: number,
  error: 'AssertionError: expected 1 to be 2\n    at a.test.ts:3:4\n- 1\n+ 2',
  alone: `npx vitest run a.test.ts -t "fails ${number}"`,
})

describe('the end of a failed run', () => {
  it('names each failed test with its error and the command that runs it alone', () => {
    expect(failureLines([resultWith([failedTest(1), { ...failedTest(2), error: null }])])).toEqual([
      '1 failed:',
      '✗ a.test.ts › fails 1',
      '    AssertionError: expected 1 to be 2',
      '    - 1',
      '    + 2',
      '    Alone: npx vitest run a.test.ts -t "fails 1"',
    ])
  })

  it('shows the end of the output of a step that failed without a failed test', () => {
    expect(failureLines([resultWith([])])).toEqual([
      '1 failed:',
      '✗ Unit tests',
      '    first line',
      '    last line',
      '    Alone: npm run unit',
    ])
  })

  it('never takes more than 40 lines', () => {
    for (const count of [1, 5, 12, 13, 100]) {
      const tests = Array.from({ length: count }, (_, index) => failedTest(index))
      expect(failureLines([resultWith(tests)]).length, `${count} failed`).toBeLessThanOrEqual(40)
    }
  })
})

it('lists the slowest tests of all steps first', () => {
  const [, first, second] = slowestTestsTable([resultWith([failedTest(3)]), resultWith([failedTest(8)])])
  expect(first).toContain('8.0 s  a.test.ts › fails 8')
  expect(second).toContain('3.0 s  a.test.ts › fails 3')
})

it('says of each step how long it took, and whether it failed or was not run', () => {
  const table = stepsTable([resultWith([], 'passed'), resultWith([], 'failed'), resultWith([], 'not run')], 20)
  expect(table.join('\n')).toMatch(
    /12\.0 s {2}Unit tests\n.*Unit tests: failed\n.*Unit tests: not run\n.*1 of 3 steps failed/,
  )
})

describe('readVitest', () => {
  it('quotes a title so that the command runs just this test', () => {
    const [test] = readVitest({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          startTime: 0,
          endTime: 1,
          assertionResults: [
            {
              fullName: 'costs $5 (or "more")',
              status: 'failed',
              duration: 40,
              failureMessages: ['\u001B[31mno\u001B[0m'],
            },
          ],
        },
      ],
    })
    expect(test).toMatchObject({ seconds: 0.04, error: 'no' })
    expect(test.alone).toMatch(/-t "costs \\\\\\\$5 \\\\\(or \\"more\\"\\\\\)"$/)
  })

  it('says of a test that ran out of time that it did', () => {
    const failed = {
      fullName: 'hangs',
      status: 'failed',
      failureMessages: ['Error: STACK_TRACE_ERROR\n    at a.test.ts:3:4'],
    }
    const file = { name: 'a.test.ts', status: 'failed', startTime: 0, endTime: 1, assertionResults: [failed] }
    expect(readVitest({ testResults: [file] })[0]?.error).toMatch(/^The test took longer than its limit/)
  })

  it('reports a file that could not be loaded', () => {
    const file = {
      name: 'a.test.ts',
      status: 'failed',
      startTime: 0,
      endTime: 1,
      assertionResults: [],
      message: 'no such module',
    }
    expect(readVitest({ testResults: [file] })).toMatchObject([{ error: 'no such module' }])
  })
})

it('readPlaywright reads tests of nested suites, and how to run each alone', () => {
  const spec = {
    title: 'a way',
    file: 'ways.spec.ts',
    line: 7,
    tests: [
      { projectName: 'phone', status: 'unexpected', results: [{ duration: 500, errors: [{ message: 'not there' }] }] },
    ],
  }
  expect(readPlaywright({ suites: [{ suites: [{ specs: [spec] }] }] }, 'journeys')).toEqual([
    {
      title: 'e2e/ways.spec.ts › a way (phone)',
      seconds: 0.5,
      error: 'not there',
      alone: 'npm run journeys -- ways.spec.ts:7 --project=phone',
    },
  ])
})
