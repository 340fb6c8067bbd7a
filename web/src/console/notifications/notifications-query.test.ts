import { expect, it } from 'vitest'
import { shownNumber } from './notifications-query.ts'

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [10_000, '99+'],
])('%i unread are shown as %s', (unread, shown) => {
  expect(shownNumber(unread)).toBe(shown)
})
