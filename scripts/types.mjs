/** `npm run types`: each part alone, because each may know something else: the contract neither Node nor a browser. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { environment, root } from './install.mjs'

// The longest first.
const parts = ['server', 'web', 'contract', 'specification', 'e2e', 'method', 'web/build', 'bench', '.']

/** Each takes one core. */
const atOnce = 2

const tsc = join(root, 'node_modules', '.bin', 'tsc')

/** What it found the last time: a part that nobody touched is done at once. */
const foundBefore = (part) =>
  join(root, 'node_modules', '.cache', 'types', `${part.replaceAll(/\W/g, '-')}.tsbuildinfo`)

/** @returns {Promise<boolean>} whether its types are right */
const check = (part) =>
  new Promise((resolve) => {
    const child = spawn(tsc, ['-p', part, '--incremental', '--tsBuildInfoFile', foundBefore(part)], {
      cwd: root,
      env: environment,
      stdio: 'inherit',
    })
    child.once('close', (code) => resolve(code === 0))
  })

const waiting = [...parts]
async function checkInTurn() {
  let areRight = true
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    if (!(await check(part))) areRight = false
  }
  return areRight
}

const found = await Promise.all(Array.from({ length: atOnce }, checkInTurn))
if (!found.every(Boolean)) process.exit(1)
