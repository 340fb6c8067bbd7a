/**
 * `npm run check:tests`: breaks the product in one way after another and looks whether the tests that are there for it
 * notice. Options: `-- --only <part of a name>`, as often as one likes, and `-- --step <step>`. It works in copies, never in
 * this folder.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../scripts/install.mjs'
import { copyProduct } from './copy-product.mjs'
import { everyBreak, staleness } from './every-break.mjs'
import { endRuns, runStep, steps } from './run-step.mjs'

const { values: asked } = parseArgs({ options: { only: { type: 'string', multiple: true }, step: { type: 'string' } } })
const isAsked = ({ name, step }) =>
  (asked.only ?? ['']).some((part) => name.includes(part)) && step === (asked.step ?? step)
// By step, the quick ones first.
const breaks = everyBreak.filter(isAsked).toSorted((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step))

function refuse(message) {
  console.error(message)
  process.exit(1)
}

const isOf =
  ({ tests, title }) =>
  (outcome) =>
    tests.includes(outcome.file) && new RegExp(title ?? '').test(outcome.title)

/** How many run side by side, each in a copy of its own: alone, a test leaves one of two cores idle. */
const atOnce = 2

/** Hands each task to the next copy that is free; the results come in the order of the tasks. */
async function inCopies(folders, tasks, work) {
  const results = []
  const waiting = [...tasks.entries()]
  async function workIn(folder) {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1], folder)
  }
  await Promise.all(folders.map(workIn))
  return results
}

/** All tests that are to notice something, once, on the product as it is: they must pass, or noticing means nothing. */
async function runUnbroken({ step, some }, folder) {
  const since = performance.now()
  const { outcomes, output } = await runStep(step, some, folder)
  if (outcomes === null) return refuse(`${output}\nUnbroken, ${step} does not run.`)
  const failed = outcomes.filter(({ passed }) => !passed).map(({ file, title }) => `${file ?? ''} ${title}`)
  if (failed.length > 0) refuse(`Unbroken, ${step} fails:\n${failed.join('\n')}`)
  const untested = some.find((one) => one.tests && !outcomes.some(isOf(one)))
  if (untested) refuse(`No test of ${untested.tests.join(', ')} is called ${untested.title}: ${untested.name}`)
  console.log(`Unbroken, ${step} passes (${seconds(since)} s).`)
}

/** One filter of titles holds for a whole run, so what is narrowed by its title runs apart from what is not. */
function unbrokenRuns() {
  const runs = steps.flatMap((step) => {
    const ofStep = breaks.filter((one) => one.step === step)
    return [ofStep.filter(({ title }) => title), ofStep.filter(({ title }) => !title)].map((some) => ({ step, some }))
  })
  return runs.filter(({ some }) => some.length > 0)
}

/** Makes one break, runs what is to notice it, and mends it again. */
async function tryBreak(one, folder) {
  const path = join(folder, one.file)
  const whole = readFileSync(path, 'utf8')
  const since = performance.now()
  writeFileSync(
    path,
    whole.replace(one.from, () => one.to),
  )
  try {
    const { outcomes, output } = await runStep(one.step, [one], folder)
    const failed = outcomes?.find(({ passed }) => !passed)
    // A step that never came to its tests has noticed nothing, though it failed.
    if (outcomes === null) console.log(output)
    const unnoticed = outcomes === null ? 'DID NOT RUN' : 'UNNOTICED'
    return { ...one, verdict: failed ? 'noticed' : unnoticed, seconds: seconds(since), by: failed?.title ?? '' }
  } finally {
    writeFileSync(path, whole)
  }
}

const seconds = (since) => Math.round((performance.now() - since) / 1000)

function table(tried) {
  const rows = tried.map((one) => [one.name, one.step, one.verdict, String(one.seconds), one.by.slice(0, 110)])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column].length)))
  const line = (row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return rows.map(line).join('\n')
}

if (breaks.length === 0) refuse('No break is called so.')
const stale = breaks.flatMap(staleness)
// A break that cannot be made proves nothing.
if (stale.length > 0) refuse(stale.join('\n'))

await ensureInstalled()
const copies = Array.from({ length: atOnce }, copyProduct)
const folders = copies.map(({ folder }) => folder)
console.log(`Breaking the product in ${breaks.length} ways in ${folders.join(' and ')} ...`)
process.on('exit', () => {
  endRuns()
  for (const { remove } of copies) remove()
})
// What is running is told as well, and ends first: it may have a server to stop.
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isStopped = true))

await inCopies(folders, unbrokenRuns(), runUnbroken)
const tried = await inCopies(folders, breaks, async (one, folder) => {
  const result = await tryBreak(one, folder)
  if (isStopped) process.exit(1)
  console.log(`${result.verdict.padEnd(11)} ${String(result.seconds).padStart(4)} s  ${one.name}`)
  return result
})
console.log(`\n${table(tried)}`)
const missed = tried.filter(({ verdict }) => verdict !== 'noticed')
console.log(`\n${tried.length - missed.length} of ${tried.length} breaks were noticed.`)
process.exit(missed.length === 0 ? 0 : 1)
