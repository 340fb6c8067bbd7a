import { expect, it } from 'vitest'
import { minorAmount, typedAmount } from './minor-amount.ts'

it.each([
  ['299', 29_900],
  ['299.5', 29_950],
  ['1,299.05', 129_905],
  ['1,299,000', 129_900_000],
  [' ２９９ ', 29_900],
  ['', null],
  ['12.345', '12.345'],
  ['1990,50', '1990,50'],
  ['12,99', '12,99'],
  ['1299,000', '1299,000'],
  ['-1', '-1'],
  ['free', 'free'],
])('%j is read as %j', (typed, expected) => {
  expect(minorAmount(typed)).toBe(expected)
})

it('comes back as it was', () => {
  for (const minor of [0, 1, 99, 29_900, 129_905]) expect(minorAmount(typedAmount(minor))).toBe(minor)
  expect(typedAmount(null)).toBe('')
})
