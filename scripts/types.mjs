/** `npm run types`: each package alone, because each may know something else: the contract neither Node nor a browser. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { environment, root } from './install.mjs'

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(root, entry.name)).includes('tsconfig.json'))
  .map(({ name }) => name)

const failed = ['.', ...folders].filter((folder) => {
  const tsc = join(root, 'node_modules', '.bin', 'tsc')
  return spawnSync(tsc, ['-p', folder], { cwd: root, env: environment, stdio: 'inherit' }).status !== 0
})
if (failed.length > 0) process.exit(1)
