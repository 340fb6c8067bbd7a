/** `npm run types`: each part alone, because each may know something else: the contract neither Node nor a browser. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, root } from './install.mjs'
import { ownErrors } from './own-errors.mjs'

// The longest first.
const parts = [
  'server',
  'web',
  'contract',
  'specification',
  'stripe-stand-in',
  'e2e',
  'method',
  'web/build',
  'bench',
  '.',
]

/** Each takes one core. */
const atOnce = 2

const tsc = join(root, 'node_modules', '.bin', 'tsc')

/** What it found the last time: a part that nobody touched is done at once. */
const foundBefore = (part) =>
  join(root, 'node_modules', '.cache', 'types', `${part.replaceAll(/\W/g, '-')}.tsbuildinfo`)

/** The files and folders that a part checks. */
const placesOf = (part) =>
  JSON.parse(readFileSync(join(root, part, 'tsconfig.json'), 'utf8')).include.map((place) => join(part, place))

/** @returns {Promise<boolean>} whether its types are right */
async function check(part) {
  const args = ['-p', part, '--incremental', '--tsBuildInfoFile', foundBefore(part), '--pretty', 'false']
  const child = spawn(tsc, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (words) => (said += words))
  const code = await new Promise((resolve) => child.once('close', resolve))
  const others = parts.filter((one) => one !== part).flatMap(placesOf)
  const errors = ownErrors(said, placesOf(part), others)
  process.stdout.write(errors.map((error) => `${error}\n`).join(''))
  // A compiler that ended without a word has checked nothing.
  return errors.length === 0 && (code === 0 || said !== '')
}

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
