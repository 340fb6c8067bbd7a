import { describe, expect, it } from 'vitest'
import { medianOf, quantilePlaces } from './merge-funnels.rules.ts'

/** As the database picks them: the first value at or behind each place. */
function spreadOf(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  const times = quantilePlaces.map((place) => sorted[Math.ceil(place * sorted.length) - 1] ?? 0)
  return { people: values.length, times: values.length === 0 ? null : times }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

describe('medianOf', () => {
  it('is nothing where nobody came so far', () => {
    expect(medianOf([])).toBeNull()
    expect(medianOf([spreadOf([]), spreadOf([])])).toBeNull()
  })

  it.each([[[5]], [[1, 2, 100]], [[3, 1, 2, 4]], [range(0, 1000)]])('is exact for one heap', (values) => {
    const sorted = values.toSorted((one, other) => one - other)
    expect(medianOf([spreadOf(values)])).toBe(sorted[Math.ceil(values.length / 2) - 1])
  })

  it('is near the middle of several heaps, however different they are', () => {
    const heaps = [range(0, 900), range(5000, 5300), range(300, 700), [99_999]]
    const all = heaps.flat().toSorted((one, other) => one - other)
    const found = medianOf(heaps.map(spreadOf)) ?? -1
    const rank = all.filter((value) => value <= found).length / all.length
    expect(Math.abs(rank - 0.5)).toBeLessThan(1 / 20)
  })

  it('weighs a heap by its people', () => {
    expect(medianOf([spreadOf([1]), spreadOf(range(50, 60))])).toBeGreaterThanOrEqual(50)
  })
})
