import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { showProgress } from './progress.mjs'

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

const fits = (wanted, own) =>
  !wanted || wanted.includes(own) || wanted.every((name) => name[0] === '!' && name !== `!${own}`)

/** As npm names the C library of this machine. Only Linux has more than one. */
function ownLibc() {
  if (process.platform !== 'linux') return process.platform
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

/**
 * The folders that an installation on this machine fills. A package for another platform is left out, and so is an optional
 * one that names no platform: it comes along with those that do, and whether it comes here only npm can tell.
 */
export function packageFolders(lock, here = { os: process.platform, cpu: process.arch, libc: ownLibc() }) {
  return Object.entries(lock.packages)
    .filter(([folder, { link, os, cpu, libc, optional }]) => {
      if (!folder.startsWith('node_modules/') || link) return false
      if (optional && !os && !cpu) return false
      return fits(os, here.os) && fits(cpu, here.cpu) && fits(libc, here.libc)
    })
    .map(([folder]) => folder)
}

/** The exit code of npm, or null if it could not be started. */
function runNpm(options) {
  return new Promise((resolve) => {
    const npm = spawn('npm', ['ci', ...options], { cwd: root, env: environment, stdio: 'inherit' })
    npm.on('error', (error) => {
      console.error(`npm could not be started (${error.message}). It comes with Node: https://nodejs.org`)
      resolve(null)
    })
    npm.on('close', resolve)
  })
}

/** Installs what package-lock.json asks for, if it is not there yet; ends this process when that fails. */
export async function ensureInstalled() {
  if (isInstalled(root)) return
  const folders = packageFolders(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  console.log(`Installing ${folders.length} packages, 700 MB on disk; the first time this takes a minute or two ...`)
  const stopProgress = showProgress(() => {
    const there = folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).length
    return `${there} of ${folders.length} packages`
  })
  // Warnings of packages that we did not write help nobody here; errors are shown. Building needs the
  // development packages too, also where NODE_ENV would leave them out.
  const status = await runNpm(['--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--no-progress'])
  stopProgress()
  if (status !== 0) process.exit(status ?? 1)
  markInstalled(root)
}
