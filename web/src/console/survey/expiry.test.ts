import { describe, expect, it } from 'vitest'
import { expiryOf, isSoon } from './expiry.ts'

describe('expiryOf', () => {
  it.each([
    // The last minute of a day in Kuala Lumpur, and the first of the next.
    ['2026-11-16T15:59:00Z', 'expiry.today', 0],
    ['2026-11-16T16:00:00Z', 'expiry.inOneDay', 1],
    ['2026-11-15T16:00:00Z', 'expiry.today', 0],
    ['2026-11-15T15:59:00Z', 'expiry.oneDayAgo', 1],
    ['2026-11-22T02:00:00Z', 'expiry.inDays', 6],
    ['2026-11-01T02:00:00Z', 'expiry.daysAgo', 15],
  ])('what expires at %s is %s (%i) on the sixteenth', (expires_at, key, days) => {
    expect(expiryOf(new Date(expires_at), '2026-11-16')).toEqual({ key, days })
  })
})

describe('isSoon', () => {
  it.each([
    ['2026-11-16T02:00:00Z', true],
    ['2026-11-23T02:00:00Z', true],
    ['2026-11-24T02:00:00Z', false],
    ['2026-11-15T02:00:00Z', false],
  ])('%s: %s', (expires_at, soon) => {
    expect(isSoon(expiryOf(new Date(expires_at), '2026-11-16'))).toBe(soon)
  })
})
