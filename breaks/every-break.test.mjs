import { expect, test } from 'vitest'
import { everyBreak, staleness } from './every-break.mjs'
import { steps } from './run-step.mjs'

test('every break can still be made, in one place, and has tests that can notice it', () => {
  expect(everyBreak.flatMap(staleness)).toEqual([])
})

test('every break names a step that there is, and is called as no other is', () => {
  expect(everyBreak.filter(({ step }) => !steps.includes(step)).map(({ name }) => name)).toEqual([])
  const names = everyBreak.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('a break whose place or test is gone says so', () => {
  const [first] = everyBreak
  const moved = { ...first, name: 'moved', file: 'server/src/nowhere.ts', tests: ['server/src/nowhere.test.ts'] }
  expect(staleness(moved)).toEqual([
    'moved: what it replaces stands 0 times in server/src/nowhere.ts',
    'moved: there is no server/src/nowhere.test.ts',
  ])
  expect(staleness({ ...first, name: 'none', to: first.from })).toEqual(['none: it changes nothing'])
})
