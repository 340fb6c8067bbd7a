import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled, markInstalled, packageFolders, root } from './install.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'a clone '))
  write('package-lock.json', '{"version":1}')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path, text, time = new Date()) {
  writeFileSync(join(folder, path), text)
  utimesSync(join(folder, path), time, time)
}

test('a fresh clone is not installed', () => {
  expect(isInstalled(folder)).toBe(false)
})

test('an installation that was cut off is not one', () => {
  mkdirSync(join(folder, 'node_modules', 'zod'), { recursive: true })
  expect(isInstalled(folder)).toBe(false)
})

test('an installation counts until the lock file changes, whatever the times of the files', () => {
  mkdirSync(join(folder, 'node_modules'))
  markInstalled(folder)
  write('package-lock.json', '{"version":1}', new Date('2100-01-01'))
  expect(isInstalled(folder)).toBe(true)
  write('package-lock.json', '{"version":2}', new Date('2000-01-01'))
  expect(isInstalled(folder)).toBe(false)
})

test('what a person installed by hand counts while it is younger than the lock file', () => {
  mkdirSync(join(folder, 'node_modules'))
  write('node_modules/.package-lock.json', '{}')
  write('package-lock.json', '{"version":1}', new Date('2000-01-01'))
  expect(isInstalled(folder)).toBe(true)
  write('package-lock.json', '{"version":2}', new Date('2100-01-01'))
  expect(isInstalled(folder)).toBe(false)
})

test('packages for other platforms are not waited for, nor are our own', () => {
  const packages = {
    '': {},
    contract: {},
    'node_modules/@catchpitch/contract': { link: true },
    'node_modules/zod': {},
    'node_modules/here': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/of-another-platform': { optional: true },
    'node_modules/not-windows': { os: ['!win32'] },
    'node_modules/elsewhere': { os: ['plan9'] },
    'node_modules/other-chip': { cpu: ['pdp11'] },
    'node_modules/other-library': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  }
  expect(packageFolders({ packages }, { os: 'linux', cpu: 'x64', libc: 'glibc' })).toEqual([
    'node_modules/zod',
    'node_modules/here',
    'node_modules/not-windows',
  ])
})

test('every package that is waited for comes, so that progress ends with all of them', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const missing = packageFolders(lock).filter((path) => !existsSync(join(root, path, 'package.json')))
  expect(missing).toEqual([])
})
