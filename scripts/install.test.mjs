import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled, markInstalled } from './install.mjs'

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
