import { expect, it } from 'vitest'
import { lengthWarning, minutesFor } from './time-needed.ts'

it.each([
  [3, 'en', { from: 30, to: 45 }],
  [4, 'ms', { from: 30, to: 45 }],
  [3, 'zh', { from: 30, to: 40 }],
  [4, 'zh', { from: 30, to: 40 }],
  [1, 'en', { from: 10, to: 15 }],
  [2, 'zh', { from: 20, to: 25 }],
] as const)('%i situations in %s: %o', (situations, language, minutes) => {
  expect(minutesFor(situations, language)).toEqual(minutes)
})

it.each([
  [0, 'few'],
  [2, 'few'],
  [3, null],
  [4, null],
  [5, 'long'],
])('%i situations are %s', (situations, warning) => {
  expect(lengthWarning(situations)).toBe(warning)
})
