import { expect, test } from 'vitest'
import { most_tries, retryDelay } from './retry-delay.ts'

const delays = Array.from({ length: most_tries - 1 }, (_, index) => retryDelay(index + 1))
const hour = 3_600_000

test('waits longer and longer, at most an hour', () => {
  expect(delays[0]).toBe(30_000)
  expect(delays).toEqual(delays.toSorted((one, other) => one - other))
  expect(delays.at(-1)).toBe(hour)
})

test('gives a mail server that is down about a day to come back', () => {
  const total = delays.reduce((sum, delay) => sum + delay, 0)
  expect(total).toBeGreaterThan(20 * hour)
  expect(total).toBeLessThan(28 * hour)
})
