import { describe, expect, it } from 'vitest'
import { labelledPlaces, niceScale } from './nice-scale.ts'

describe('niceScale', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [7, [0, 2, 4, 6, 8]],
    [19, [0, 5, 10, 15, 20]],
    [96, [0, 50, 100]],
    [130, [0, 50, 100, 150]],
    [1_000_000, [0, 500_000, 1_000_000]],
  ])('of %s has the lines %j', (largest, ticks) => {
    expect(niceScale(largest)).toEqual({ top: ticks.at(-1), ticks })
  })

  it('always holds the largest, with whole numbers and few lines', () => {
    for (let largest = 0; largest < 3000; largest += 7) {
      const { top, ticks } = niceScale(largest)
      expect(top).toBeGreaterThanOrEqual(largest)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.every(Number.isInteger)).toBe(true)
    }
  })
})

describe('labelledPlaces', () => {
  it('labels every place where there is room, else some, and always the last', () => {
    expect(labelledPlaces(7, 700, 60)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(labelledPlaces(30, 600, 60)).toEqual([2, 5, 8, 11, 14, 17, 20, 23, 26, 29])
    expect(labelledPlaces(90, 100, 60)).toEqual([89])
    expect(labelledPlaces(0, 600, 60)).toEqual([])
  })
})
