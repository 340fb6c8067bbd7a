/**
 * `npm run drills`: the short form of each drill, as part of every test run. Beside each other, for each of them waits
 * half of its time for a product to start. Ends with 1 if one of them does.
 */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const drills = [
  ['restart-drill.mjs', '--kills', '2'],
  ['kill-drill.mjs', '--kills', '2'],
  ['survey-drill.mjs', '--short'],
]

/** Shows what a drill said when it is over: three of them at once could not be read. */
async function run([file, ...args]) {
  const drill = spawn(process.execPath, [join(import.meta.dirname, file), ...args])
  const exit = new Promise((resolve) => drill.once('close', resolve))
  const [said, complained, code] = await Promise.all([text(drill.stdout), text(drill.stderr), exit])
  console.log(`\n${file} ${args.join(' ')}\n${said}${complained}`)
  return code === 0
}

// Before they start: each looks for the build, and would make its own.
const build = spawnSync(process.execPath, [join(import.meta.dirname, '..', 'scripts', 'build.mjs')], {
  stdio: 'inherit',
})
if (build.status !== 0) process.exit(1)
const passed = await Promise.all(drills.map(run))
process.exit(passed.every(Boolean) ? 0 : 1)
