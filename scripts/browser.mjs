import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { environment, root } from './install.mjs'

const shellName = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

/** A file of the right name is not enough: Ubuntu's is a note about a store, a copied one may lack libraries. */
function works(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

/** Where Playwright keeps the browser that it downloads, whether or not it has. */
function downloadedPath() {
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('@playwright/test')
  return chromium.executablePath()
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name))
}

const candidates = () => [downloadedPath(), ...names.flatMap(onPath), ...macApplications]

/** A camera and a microphone that are always there and always allowed: a machine that tests has neither. */
export const madeUpDevices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/**
 * The path of a Chromium that can be started on this machine, or null. CHROMIUM names the one to take.
 * @returns {string | null}
 */
export function findBrowser() {
  const named = process.env.CHROMIUM
  return (named ? [named] : candidates()).find(works) ?? null
}

/**
 * The same Chromium without windows and tabs around its pages, if the machine has one. A page costs it less; only what a
 * person's other windows and tabs do to a page cannot be seen in it.
 * @returns {string | null}
 */
export function findShell() {
  return onPath(shellName).find(works) ?? null
}

function run(command, args) {
  return spawnSync(command, args, {
    cwd: root,
    env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'inherit',
  })
}

const isRoot = process.getuid?.() === 0

/** Debian's packages bring their libraries along and get security updates. */
function installFromDebian(...packages) {
  if (!isRoot || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return
  console.log(`Installing Debian's ${packages.join(' and ')}, about 180 MB to download ...`)
  // Lists may be absent or stale in a container; if they cannot be fetched the old ones may still do.
  run('apt-get', ['update', '-qq'])
  // Not quite quiet: how much there is to download, and what has come, is what shows that it goes on.
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages])
}

function downloadWithPlaywright() {
  console.log("Downloading Playwright's Chromium, about 170 MB ...")
  // Only root can add the libraries that it needs; for others they may be there already.
  const libraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
  run(process.execPath, [
    join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
    'install',
    '--no-shell',
    ...libraries,
    'chromium',
  ])
}

/**
 * The path of a Chromium, installed if there was none; ends this process when there is no way to get one. Its shell is
 * installed along with it where that can be had: without it all goes the same way, but slower.
 */
export function ensureBrowser() {
  const named = process.env.CHROMIUM
  if (named && !works(named)) {
    console.error(`CHROMIUM is set to ${named}, which cannot be started.`)
    return process.exit(1)
  }
  if (!named && !findShell()) installFromDebian('chromium', shellName)
  for (const install of [() => {}, () => installFromDebian('chromium'), downloadWithPlaywright]) {
    install()
    const path = findBrowser()
    if (path) return path
  }
  console.error(
    'No browser was found and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM to the path of one, and run this again.',
  )
  return process.exit(1)
}
