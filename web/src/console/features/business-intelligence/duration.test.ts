import { describe, expect, it } from 'vitest'
import { formatDuration } from './duration.ts'

const hour_s = 3600

describe('formatDuration', () => {
  it.each([
    [0, '0 sec'],
    [59, '59 sec'],
    [90, '2 min'],
    [119 * 60, '119 min'],
    [2.5 * hour_s, '2.5 hr'],
    [47 * hour_s, '47 hr'],
    [60 * hour_s, '2.5 days'],
    [30 * 24 * hour_s, '30 days'],
  ])('%d seconds are %s', (seconds, words) => {
    expect(formatDuration(seconds, 'en')).toBe(words)
  })
})
