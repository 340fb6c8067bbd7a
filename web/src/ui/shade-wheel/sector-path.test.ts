import { describe, expect, it } from 'vitest'
import { arcOf, pointAt, type Quadrant, reachOf, type Strength, sectorPath } from './sector-path.ts'

const quadrants: readonly Quadrant[] = [1, 2, 3, 4]
const strengths: readonly Strength[] = [1, 2, 3]

describe('arcOf', () => {
  it('puts important things above and positive ones to the right', () => {
    for (const quadrant of quadrants) {
      for (const strength of strengths) {
        const { x, y } = pointAt(arcOf(quadrant, strength).middle, 100)
        expect(y < 0, `${quadrant}`).toBe(quadrant === 1 || quadrant === 2)
        expect(x > 0, `${quadrant}`).toBe(quadrant === 1 || quadrant === 3)
      }
    }
  })

  it('gives every shade a place of its own', () => {
    const arcs = quadrants
      .flatMap((quadrant) => strengths.map((strength) => arcOf(quadrant, strength)))
      .toSorted((one, other) => one.from - other.from)
    for (const [index, arc] of arcs.entries()) {
      expect(arc.to).toBeLessThanOrEqual((arcs[index + 1]?.from ?? 360) + 1e-9)
    }
  })
})

describe('reachOf', () => {
  const ring = { inner: 30, outer: 110 }

  it('goes from the middle to the edge, and is the area and not the radius that grows', () => {
    expect(reachOf(0, 0.5, ring)).toBe(30)
    expect(reachOf(0.5, 0.5, ring)).toBe(110)
    const half = reachOf(0.25, 0.5, ring)
    expect(half * half - 900).toBeCloseTo((12_100 - 900) / 2)
  })

  it('draws nothing where nobody has a share', () => {
    expect(reachOf(0, 0, ring)).toBe(30)
  })
})

it('sectorPath closes a part of a ring', () => {
  expect(sectorPath({ from: 0, to: 90, inner: 10, outer: 20 })).toBe(
    'M 0.00 -10.00 L 0.00 -20.00 A 20 20 0 0 1 20.00 0.00 L 10.00 0.00 A 10 10 0 0 0 0.00 -10.00 Z',
  )
})
