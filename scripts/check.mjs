/**
 * `npm run check`: what to run while working: format, types, unused code, and lint and
 * tests of what has changed since the last commit that others have (without one: since the last commit).
 * `npm run check -- --since HEAD~3` looks further back. `npm test` checks everything.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isTestable, testFilters } from './changed-tests.mjs'
import { ensureInstalled, environment, root } from './install.mjs'
import { reports } from './test-results.mjs'
import { runSteps } from './test-steps.mjs'
import { failureLines, stepsTable } from './test-summary.mjs'

const { values } = parseArgs({ options: { since: { type: 'string' } } })

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

const lines = (text) => (text ? text.split('\n') : [])

function changedFiles() {
  const base = values.since ?? git('merge-base', 'HEAD', '@{upstream}') ?? 'HEAD'
  const tracked = git('diff', '--name-only', base)
  if (tracked === null) {
    console.error(`There is no commit ${base}.`)
    process.exit(1)
  }
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return [...lines(tracked), ...lines(untracked)].filter((file) => existsSync(join(root, file)))
}

await ensureInstalled()
const changed = changedFiles()
const code = changed.filter(isTestable)
console.log(`${changed.length} files have changed, ${code.length} of them code.`)

const steps = [
  { script: 'types', title: 'Types', load: 1 },
  { script: 'format', title: 'Format', load: 1 },
  { script: 'unused', title: 'Unused code', load: 1 },
]
if (code.length > 0) {
  steps.push(
    { script: 'lint', title: 'Lint of what changed', load: 1, args: code },
    { script: 'vitest', title: 'Tests of what changed', load: 2, args: testFilters(code), report: reports.unit },
  )
}

const began = performance.now()
const results = await runSteps(steps, environment)
console.log(['', ...stepsTable(results, (performance.now() - began) / 1000)].join('\n'))
if (results.some(({ state }) => state === 'failed')) {
  console.error(['', ...failureLines(results)].join('\n'))
  process.exit(1)
}
