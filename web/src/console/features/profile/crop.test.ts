import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Crop, maxZoom, middleOf, moved, type Size, zoomed, zoomOf } from './crop.ts'

const sizes = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) })
const numbers = fc.double({ min: -20, max: 20, noNaN: true })
const steps = fc.array(fc.record({ right: numbers, down: numbers, zoom: numbers }), { maxLength: 20 })

const rounding = 1e-6

function isInside({ width, height }: Size, { x, y, side }: Crop): boolean {
  return x >= 0 && y >= 0 && side > 0 && x + side <= width + rounding && y + side <= height + rounding
}

describe('a crop', () => {
  it('begins with the largest square, in the middle', () => {
    expect(middleOf({ width: 1000, height: 600 })).toEqual({ x: 200, y: 0, side: 600 })
  })

  it('never leaves the image, whatever is done to it', () => {
    fc.assert(
      fc.property(sizes, steps, (size, taken) => {
        let crop = middleOf(size)
        for (const { right, down, zoom } of taken) {
          crop = zoomed(size, moved(size, crop, right, down), zoom)
          expect(isInside(size, crop)).toBe(true)
        }
      }),
    )
  })

  it.each([
    [0, 1],
    [1, 1],
    [2.5, 2.5],
    [9, maxZoom],
  ])('asked for a zoom of %f goes to %f', (asked, reached) => {
    const size = { width: 800, height: 1200 }
    expect(zoomOf(size, zoomed(size, middleOf(size), asked))).toBeCloseTo(reached)
  })

  it('keeps its middle while it zooms', () => {
    const size = { width: 800, height: 800 }
    expect(zoomed(size, middleOf(size), 2)).toEqual({ x: 200, y: 200, side: 400 })
  })

  it('moves by parts of what is seen', () => {
    const size = { width: 800, height: 800 }
    const close = zoomed(size, middleOf(size), 2)
    expect(moved(size, close, 0.25, -0.25)).toEqual({ x: 300, y: 100, side: 400 })
  })
})
