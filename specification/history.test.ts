import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { environmentWithoutGit, marksAdded } from './history.ts'

const file = 'to-come.json'
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'a history '))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Whoever runs this may have settings of their own, signing for one, which a made-up history must not depend on. */
const env = {
  ...environmentWithoutGit,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
}
const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { env, stdio: 'pipe' })

const write = (marks: Record<string, string[]>) => writeFileSync(join(folder, file), JSON.stringify(marks))

function commit(marks: Record<string, string[]>) {
  write(marks)
  git('add', '-A')
  git('commit', '--allow-empty', '-m', 'A step')
}

const sentences = () => marksAdded(folder, file).problems.map((problem) => problem.replace(/[0-9a-f]{8}/, '*'))

test('a list that becomes shorter with every commit is fine', () => {
  git('init', '-b', 'main')
  commit({ calls: ['a', 'b', 'c'], routes: ['x'] })
  commit({ calls: ['a', 'b'], routes: ['x'] })
  commit({ calls: ['b'], routes: [] })
  write({ calls: [], routes: [] })
  expect(marksAdded(folder, file)).toEqual({ checked: true, problems: [] })
})

test('a mark that comes back is told, with its commit and its kind', () => {
  git('init', '-b', 'main')
  commit({ calls: ['a', 'b'], routes: ['x'] })
  commit({ calls: ['a'], routes: ['x'] })
  commit({ calls: ['a', 'b'], routes: ['x'] })
  commit({ calls: ['a', 'b'], routes: [] })
  expect(sentences()).toEqual(['commit * adds calls: b'])
})

test('the same word of another kind is another mark', () => {
  git('init', '-b', 'main')
  commit({ calls: ['a'], routes: [] })
  commit({ calls: [], routes: ['a'] })
  expect(sentences()).toEqual(['commit * adds routes: a'])
})

test('a kind that is new may begin with what is missing, and from then on only becomes shorter', () => {
  git('init', '-b', 'main')
  commit({ calls: ['a'], routes: [] })
  commit({ calls: ['a'], pages: ['x', 'y'] })
  commit({ calls: ['a'], pages: ['x'] })
  expect(sentences()).toEqual([])
  commit({ calls: ['a'], pages: ['x', 'z'] })
  expect(sentences()).toEqual(['commit * adds pages: z'])
})

test('a kind that was taken away does not come back with more', () => {
  git('init', '-b', 'main')
  commit({ calls: ['a'], pages: ['x'] })
  commit({ calls: ['a'] })
  commit({ calls: ['a'], pages: ['x', 'y'] })
  expect(sentences()).toEqual(['commit * adds pages: x', 'commit * adds pages: y'])
})

test('a mark that is not committed yet is told too', () => {
  git('init', '-b', 'main')
  commit({ calls: ['a'] })
  write({ calls: ['a', '你好'] })
  expect(sentences()).toEqual(['the working copy adds calls: 你好'])
})

test('taking the list away, so as to begin anew with a longer one, is told', () => {
  git('init', '-b', 'main')
  commit({ calls: ['a'] })
  git('rm', file)
  git('commit', '-m', 'Gone')
  commit({ calls: ['a', 'b'] })
  expect(sentences()).toEqual(['commit * removes the list'])
})

test('a merge must hold no mark that either side had taken away', () => {
  git('init', '-b', 'main')
  commit({ calls: ['a', 'b', 'c'] })
  git('switch', '-c', 'side')
  commit({ calls: ['b', 'c'] })
  git('switch', 'main')
  commit({ calls: ['a', 'c'] })
  git('merge', '--no-commit', '-s', 'ours', 'side')
  commit({ calls: ['a', 'c'] })
  expect(sentences()).toEqual(['commit * adds calls: a'])
})

test('a merge that keeps what both sides built is fine, also with a side on which the list had not begun', () => {
  git('init', '-b', 'main')
  git('commit', '--allow-empty', '-m', 'Before the list')
  git('branch', 'early')
  commit({ calls: ['a', 'b', 'c'] })
  git('switch', '-c', 'side')
  commit({ calls: ['b', 'c'] })
  git('switch', 'main')
  commit({ calls: ['a', 'c'] })
  git('merge', '--no-commit', '-s', 'ours', 'side')
  commit({ calls: ['c'] })
  git('switch', 'early')
  writeFileSync(join(folder, 'other'), 'A file beside it')
  git('add', '-A')
  git('commit', '-m', 'Beside')
  git('switch', 'main')
  git('merge', '--no-edit', 'early')
  expect(sentences()).toEqual([])
})

test('before the first commit there is nothing to compare with', () => {
  git('init', '-b', 'main')
  write({ calls: ['a'] })
  expect(marksAdded(folder, file)).toEqual({ checked: true, problems: [] })
})

test('a copy without history is not checked, and says so', () => {
  write({ calls: ['a'] })
  expect(marksAdded(folder, file)).toEqual({ checked: false, problems: [] })
})

test('a clone that git cannot read is an error, not a pass', () => {
  writeFileSync(join(folder, '.git'), 'gitdir: /nowhere')
  write({ calls: ['a'] })
  expect(() => marksAdded(folder, file)).toThrow(/git/)
})
