import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this clone, whatever it is called and wherever the command was given. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Tools run under the Node that runs this script, also when it is not the first one on the path. */
export const environment = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
}

/** Packages carry programs for one platform, so a folder copied from another machine counts as not installed. */
function fingerprint(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  return createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(lock).digest('hex')
}

const stampOf = (folder) => join(folder, 'node_modules', '.installed')

/** npm writes this file last, so it is there only after an installation that came to its end. */
const npmRecordOf = (folder) => join(folder, 'node_modules', '.package-lock.json')

/**
 * Whether `node_modules` holds what package-lock.json asks for. `npm ci` empties the folder and our
 * stamp with it: then npm's own record, if younger than the lock file, says that a person installed by hand.
 */
export function isInstalled(folder) {
  if (existsSync(stampOf(folder))) return readFileSync(stampOf(folder), 'utf8') === fingerprint(folder)
  if (!existsSync(npmRecordOf(folder))) return false
  return statSync(npmRecordOf(folder)).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
}

export function markInstalled(folder) {
  writeFileSync(stampOf(folder), fingerprint(folder))
}

/** Installs what package-lock.json asks for, if it is not there yet; ends this process when that fails. */
export function ensureInstalled() {
  if (isInstalled(root)) return
  console.log('Installing packages, which takes about a minute the first time ...')
  // Warnings of packages that we did not write help nobody here; errors are shown. Building needs the
  // development packages too, also where NODE_ENV would leave them out.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync('npm', ['ci', ...options], { cwd: root, env: environment, stdio: 'inherit' })
  if (error) console.error(`npm could not be started (${error.message}). It comes with Node: https://nodejs.org`)
  if (status !== 0) process.exit(status ?? 1)
  markInstalled(root)
}
