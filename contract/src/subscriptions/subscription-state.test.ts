import { expect, it } from 'vitest'
import { holdsIn, subscriptionStateOf } from './subscription-state.ts'

const now = new Date('2026-11-16T02:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)

it.each([
  ['active', -1, 1, 'running', true],
  ['trialing', -1, 1, 'running', true],
  ['active', 1, 2, 'coming', false],
  ['active', -2, -1, 'over', false],
  ['past_due', -30, 3, 'past_due', true],
  ['past_due', -30, -1, 'unpaid', false],
  ['past_due', -30, null, 'unpaid', false],
  ['unpaid', -30, null, 'unpaid', false],
  ['paused', -30, null, 'paused', false],
  ['incomplete', -1, null, 'incomplete', false],
  ['incomplete_expired', -1, null, 'cancelled', false],
  ['cancelled', -1, null, 'cancelled', false],
] as const)('%s from day %s, holding until day %s, is %s', (status, from, until, state, holds) => {
  const lapses_at = until === null ? null : days(until)
  const found = subscriptionStateOf({ status, starts_at: days(from), lapses_at }, now)
  expect(found).toBe(state)
  expect(holdsIn(found)).toBe(holds)
})
