import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { markInstalled, root } from '../scripts/install.mjs'

/** What is written into in place: linked, it would be the person's own. */
const written = ['.cache', '.installed', '.vite', '.vite-temp', '.vitest']

/** By links, which takes a second and no room; by copying where the temporary folder lies on another disk. */
function linkFolder(name, folder) {
  if (!existsSync(join(root, name))) return
  const to = join(folder, name)
  mkdirSync(dirname(to), { recursive: true })
  if (spawnSync('cp', ['-al', join(root, name), to], { stdio: 'ignore' }).status === 0) return
  rmSync(to, { recursive: true, force: true })
  cpSync(join(root, name), to, { recursive: true, verbatimSymlinks: true })
}

/** The product as it is now, with what is not committed yet, in a folder that may be broken. */
export function copyProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'catchpitch-breaks-'))
  // The database may run as somebody else, who reads its programs from here.
  chmodSync(folder, 0o755)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  }
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const packages of ['', ...workspaces].map((part) => join(part, 'node_modules'))) {
    linkFolder(packages, folder)
    for (const name of written) rmSync(join(folder, packages, name), { recursive: true, force: true })
  }
  linkFolder('data/speech', folder)
  linkFolder('data/fonts', folder)
  // By their times the packages look older than the lock file, and would be installed anew.
  markInstalled(folder)
  return { folder, remove }
}
