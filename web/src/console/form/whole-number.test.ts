import { expect, it } from 'vitest'
import { wholeNumber } from './whole-number.ts'

it.each([
  ['', null],
  ['  ', null],
  ['25', 25],
  [' 0 ', 0],
  ['２５', 25],
  ['2.5', '2.5'],
  ['many', 'many'],
  ['-1', '-1'],
])('%j is %j', (typed, number) => {
  expect(wholeNumber(typed)).toBe(number)
})
