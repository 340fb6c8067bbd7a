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
        const formula = (rank: number) => count + 1 - rank + (count + 1) / 2
        expect(ranksOf(count).map((rank) => weightOfRank(rank, count) / 2)).toEqual(ranksOf(count).map(formula))
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
        const steps = ranksOf(count - 1).map((rank) => weightOfRank(rank, count) - weightOfRank(rank + 1, count))
        expect(steps.filter((step) => step !== 2)).toEqual([])
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
