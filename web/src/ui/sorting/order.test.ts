import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepInList, moveTo, placeOfDragged, roomFor } from './order.ts'

const rows = Array.from({ length: 5 }, (_, index) => ({ top: index * 60, height: 50 }))

describe('moveTo', () => {
  it('keeps every entry, and puts the moved one where it was meant to be', () => {
    const lists = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(lists, fc.nat({ max: 11 }), fc.integer({ min: -3, max: 15 }), (list, pick, to) => {
        const from = pick % list.length
        const moved = moveTo(list, from, to)
        expect(new Set(moved)).toEqual(new Set(list))
        expect(moved).toHaveLength(list.length)
        expect(moved.indexOf(list[from] ?? -1)).toBe(Math.max(0, Math.min(list.length - 1, to)))
        const others = (entries: readonly number[]) => entries.filter((entry) => entry !== list[from])
        expect(others(moved)).toEqual(others(list))
      }),
    )
  })
})

describe('placeOfDragged', () => {
  it.each([
    [2, 0, 2],
    [2, 30, 2],
    [2, 40, 3],
    [2, 400, 4],
    [2, -40, 1],
    [2, -400, 0],
    [0, -100, 0],
  ])('row %i dragged by %i px comes to place %i', (from, dy, place) => {
    expect(placeOfDragged(rows, from, dy)).toBe(place)
  })
})

describe('keepInList', () => {
  it.each([
    [2, 30, 30],
    [2, 400, 120],
    [2, -400, -120],
    [0, -1, 0],
    [4, 1, 0],
  ])('row %i dragged by %i px is drawn %i px further', (from, dy, drawn) => {
    expect(keepInList(rows, from, dy)).toBe(drawn)
  })

  it('keeps both ends of the list within reach, also for a row taller than the others', () => {
    const uneven = [...rows.slice(0, 4), { top: 240, height: 170 }]
    for (const from of uneven.keys()) {
      expect(placeOfDragged(uneven, from, keepInList(uneven, from, 1000))).toBe(4)
      expect(placeOfDragged(uneven, from, keepInList(uneven, from, -1000))).toBe(0)
    }
  })
})

describe('roomFor', () => {
  it('moves the rows between by one row, and no others', () => {
    const room = (from: number, to: number) => rows.map((_, index) => roomFor(rows, index, { from, to }))
    expect(room(1, 3)).toEqual([0, 0, -60, -60, 0])
    expect(room(4, 2)).toEqual([0, 0, 60, 60, 0])
    expect(room(2, 2)).toEqual([0, 0, 0, 0, 0])
  })
})
