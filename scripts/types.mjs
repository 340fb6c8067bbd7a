/** `npm run types`: each part alone, because each may know something else: the contract neither Node nor a browser. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { environment, root } from './install.mjs'

const parts = ['.', 'method', 'contract', 'server', 'web', 'web/build', 'specification', 'e2e', 'bench']

const tsc = join(root, 'node_modules', '.bin', 'tsc')
const check = (part) => spawnSync(tsc, ['-p', part], { cwd: root, env: environment, stdio: 'inherit' }).status === 0

if (!parts.every(check)) process.exit(1)
