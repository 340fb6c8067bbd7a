/**
 * `npm test`: everything that must hold before a change is taken, in one command that needs nothing but Node.
 * `npm test -- journeys types` runs only the steps named.
 */
import { spawn } from 'node:child_process'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, environment, root } from './install.mjs'
import { ensureSpeechModel } from './speech-model.mjs'

/** Quick checks stand first, so that a small slip is told in seconds. Each is a script of package.json. */
const steps = [
  { script: 'format', says: 'Format' },
  { script: 'lint', says: 'Lint' },
  { script: 'types', says: 'Types' },
  { script: 'unused', says: 'Unused code' },
  // Before the tests, which weigh the pages.
  { script: 'build', says: 'Build' },
  { script: 'unit', says: 'Unit and use-case tests, page budgets', speech: true },
  { script: 'journeys', says: 'Journeys in a browser', browser: true, speech: true },
  // One journey that writes to every corner; `npm run journeys:external` walks them all.
  { script: 'external', says: 'On other servers', browser: true },
  { script: 'drills', says: 'Short drills' },
]

/** The exit code of the script; one that was ended by a signal counts as failed. */
function run(script, env) {
  return new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', script], { cwd: root, env, stdio: 'inherit' })
    const pass = (signal) => child.kill(signal)
    process.on('SIGTERM', pass)
    child.on('close', (code) => {
      process.off('SIGTERM', pass)
      done(code ?? 1)
    })
  })
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

function chosenSteps(wanted) {
  const unknown = wanted.filter((name) => !steps.some(({ script }) => script === name))
  if (unknown.length === 0) return steps.filter(({ script }) => wanted.length === 0 || wanted.includes(script))
  console.error(
    `There is no step ${unknown.join(', ')}. The steps are ${steps.map(({ script }) => script).join(', ')}.`,
  )
  return process.exit(1)
}

const chosen = chosenSteps(process.argv.slice(2))
const began = performance.now()

ensureInstalled()
// Without it the tests of recognition fail, and say why.
if (chosen.some(({ speech }) => speech)) await ensureSpeechModel()
const env = chosen.some(({ browser }) => browser) ? { ...environment, CHROMIUM: ensureBrowser() } : environment

for (const [index, { script, says }] of chosen.entries()) {
  const since = performance.now()
  console.log(`\n── ${index + 1}/${chosen.length} ${says} ${'─'.repeat(60 - says.length)}`)
  const code = await run(script, env)
  if (code !== 0) {
    console.error(`\n${says} failed after ${seconds(since)}. Alone: npm run ${script}`)
    process.exit(code)
  }
  console.log(`   ${says}: ${seconds(since)}`)
}
console.log(`\nAll passed in ${seconds(began)}.`)
