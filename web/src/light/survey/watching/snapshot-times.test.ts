import fc from 'fast-check'
import { expect, it } from 'vitest'
import { untilNextPicture } from './snapshot-times.ts'

it('takes the first picture after ten seconds', () => {
  expect(untilNextPicture(0, Math.random)).toBe(10_000)
})

it('takes every further one at most ten minutes after the one before, and not at once', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), chance, (taken, drawn) => {
      const wait = untilNextPicture(taken, () => drawn)
      expect(wait).toBeGreaterThanOrEqual(30_000)
      expect(wait).toBeLessThanOrEqual(600_000)
    }),
  )
})
