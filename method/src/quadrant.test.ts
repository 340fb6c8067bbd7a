import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isImportant, quadrantOf } from './quadrant.ts'

const importantOf = (count: number) =>
  Array.from({ length: count }, (_, index) => index + 1).filter((rank) => isImportant(rank, count))

describe('isImportant', () => {
  it.each([
    { count: 2, important: [1] },
    { count: 3, important: [1, 2] },
    { count: 8, important: [1, 2, 3, 4] },
    { count: 9, important: [1, 2, 3, 4, 5] },
    { count: 12, important: [1, 2, 3, 4, 5, 6] },
  ])('of $count ranks, these: $important', ({ count, important }) => {
    expect(importantOf(count)).toEqual(important)
  })

  it('is the upper half, with the middle one if there is one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (count) => {
        expect(importantOf(count)).toHaveLength(Math.ceil(count / 2))
      }),
    )
  })
})

describe('quadrantOf', () => {
  it.each([
    { important: true, positive: true, quadrant: 1 },
    { important: true, positive: false, quadrant: 2 },
    { important: false, positive: true, quadrant: 3 },
    { important: false, positive: false, quadrant: 4 },
  ])('important $important and positive $positive is $quadrant', ({ important, positive, quadrant }) => {
    expect(quadrantOf(important, positive)).toBe(quadrant)
  })
})
