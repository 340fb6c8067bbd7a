/** `npm run types`: each part alone, because each may know something else: the contract neither Node nor a browser. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { environment, root } from './install.mjs'

const parts = ['.', 'method', 'contract', 'server', 'web', 'web/build', 'specification', 'e2e', 'bench']

const tsc = join(root, 'node_modules', '.bin', 'tsc')

/** What it found the last time: a part that nobody touched is done at once. */
const foundBefore = (part) =>
  join(root, 'node_modules', '.cache', 'types', `${part.replaceAll(/\W/g, '-')}.tsbuildinfo`)

const check = (part) =>
  spawnSync(tsc, ['-p', part, '--incremental', '--tsBuildInfoFile', foundBefore(part)], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  }).status === 0

if (!parts.every(check)) process.exit(1)
