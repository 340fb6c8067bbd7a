import { expect, it } from 'vitest'
import { levelFor, levelsOf } from './report-level.ts'

it('offers owners and managers every level, and others the lowest', () => {
  expect(levelsOf('owner')).toEqual([6, 7, 8, 9, 10, 11, 12])
  expect(levelsOf('manager')).toEqual(levelsOf('owner'))
  expect(levelsOf('member')).toEqual([6])
  expect(levelsOf('applicant')).toEqual([6])
})

it.each([
  ['owner', 12, 12],
  ['manager', 9, 9],
  ['member', 12, 6],
  ['member', 6, 6],
] as const)('gives the %s who asks for %i statements %i', (role, asked, given) => {
  expect(levelFor(role, asked)).toBe(given)
})
