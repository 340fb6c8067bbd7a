import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueOf } from './testing/fraction.ts'
import { goldenWeightRatios } from './testing/golden-cases.ts'
import { totalWeight, weightOfRank } from './weight.ts'

const counts = fc.integer({ min: 1, max: 100 })
const ranksOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('weights', () => {
  it('are twice what the formula says, at every rank', () => {
    fc.assert(
      fc.property(counts, (count) => {
        for (const rank of ranksOf(count)) {
          expect(weightOfRank(rank, count)).toBe(2 * (count + 1 - rank + (count + 1) / 2))
        }
      }),
    )
  })

  it('divided by their total sum to one', () => {
    fc.assert(
      fc.property(counts, (count) => {
        const sum = ranksOf(count).reduce((total, rank) => total + weightOfRank(rank, count), 0)
        expect(sum).toBe(totalWeight(count))
      }),
    )
  })

  it('fall by the same step from each rank to the next, and never to nothing', () => {
    fc.assert(
      fc.property(counts, (count) => {
        for (const rank of ranksOf(count - 1)) {
          expect(weightOfRank(rank, count) - weightOfRank(rank + 1, count)).toBe(2)
        }
        expect(weightOfRank(count, count)).toBeGreaterThan(0)
      }),
    )
  })

  it('are mild: the first counts for less than three times the last', () => {
    fc.assert(
      fc.property(counts, (count) => {
        expect(weightOfRank(1, count)).toBeLessThan(3 * weightOfRank(count, count))
      }),
    )
  })

  it.each(goldenWeightRatios)('of $count statements go from $ratio to one', ({ count, ratio, decimals }) => {
    expect(weightOfRank(1, count) / weightOfRank(count, count)).toBe(valueOf(ratio))
    expect(valueOf(ratio).toFixed(2)).toBe(decimals)
  })
})
