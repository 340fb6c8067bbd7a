import { expect, it } from 'vitest'
import { formatDay } from './languages.ts'

it.each([
  ['en', '20 December 2026'],
  ['zh', '2026年12月20日'],
  ['ms', '20 Disember 2026'],
] as const)('a day is the one that the product shows, in %s', (language, day) => {
  expect(formatDay(Date.parse('2026-12-19T21:30:00Z') / 1000, language)).toBe(day)
})
