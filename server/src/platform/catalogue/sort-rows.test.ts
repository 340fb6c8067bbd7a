import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placesFor } from './sort-rows.ts'

describe('placesFor', () => {
  it.each([
    [
      [3, 1, 2],
      [1, 2, 3],
    ],
    [
      [10, 40, 20],
      [10, 20, 40],
    ],
    [
      [5, 5, 5],
      [5, 6, 7],
    ],
    [
      [1, 1, 2],
      [1, 2, 3],
    ],
    [[], []],
  ])('%j becomes %j', (held, places) => {
    expect(placesFor(held)).toEqual(places)
  })

  it('tells every row from the one before it, and moves none before where the first was', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 })), (held) => {
        const places = placesFor(held)
        expect(places).toHaveLength(held.length)
        expect(new Set(places).size).toBe(held.length)
        expect(places).toEqual(places.toSorted((one, other) => one - other))
        if (held.length > 0) expect(places[0]).toBe(Math.min(...held))
      }),
    )
  })
})
