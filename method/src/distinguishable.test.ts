import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparePeople, squaredDistance } from './distinguishable.ts'
import type { Dot } from './dot.ts'
import { ringSquaredRadius } from './ring.ts'
import { answersTo, pairs, resultOf, scales } from './testing/answers.ts'
import { directions, varianceAlong } from './testing/directions.ts'
import { ringHolds } from './testing/ring-holds.ts'

const round = (x: number, variance: number) => ({
  x,
  y: 0,
  cov_xx: variance,
  cov_xy: 0,
  cov_yy: variance,
  situations: 3,
})

/** The same pairs, one of the two carried off by up to so much along each axis. */
function pairsWithin(reach: number) {
  const steps = fc.double({ min: -reach, max: reach, noNaN: true })
  return fc
    .tuple(pairs, steps, steps)
    .map(([{ one, other }, dx, dy]) => ({ one, other: { ...other, x: one.x + dx, y: one.y + dy } }))
}

/** Whether some straight line can be drawn between the two rings. */
function ringsStandApart(one: Dot, other: Dot): boolean {
  return directions.some((direction) => {
    const apart = direction.ux * (one.x - other.x) + direction.uy * (one.y - other.y)
    const reach = (dot: Dot) => Math.sqrt(ringSquaredRadius * varianceAlong(direction, dot))
    return Math.abs(apart) > reach(one) + reach(other)
  })
}

describe('comparePeople', () => {
  it('says the same whoever is named first', () => {
    fc.assert(
      fc.property(pairs, ({ one, other }) => {
        expect(squaredDistance(one, other)).toBe(squaredDistance(other, one))
        expect(comparePeople(one, other)).toBe(comparePeople(other, one))
      }),
    )
  })

  it('never tells people from themselves', () => {
    fc.assert(
      fc.property(pairs, ({ one }) => {
        expect(comparePeople(one, one)).toBe('not_distinguishable')
      }),
    )
  })

  it('always has an answer, since two covariances can always be inverted', () => {
    fc.assert(
      fc.property(pairs, ({ one, other }) => {
        const xx = one.cov_xx + other.cov_xx
        const xy = one.cov_xy + other.cov_xy
        const yy = one.cov_yy + other.cov_yy
        // The determinant against its largest possible value: rounding keeps it far from zero.
        expect((xx * yy - xy ** 2) / ((xx + yy) / 2) ** 2).toBeGreaterThan(0.005)
        expect(squaredDistance(one, other)).toBeGreaterThanOrEqual(0)
        expect(squaredDistance(one, other)).toBeLessThan(Number.POSITIVE_INFINITY)
      }),
    )
  })

  it('measures at least what can be seen along any one line', () => {
    fc.assert(
      fc.property(pairs, ({ one, other }) => {
        const distance = squaredDistance(one, other)
        const farther = directions.filter((direction) => {
          const apart = direction.ux * (one.x - other.x) + direction.uy * (one.y - other.y)
          const variance = varianceAlong(direction, one) + varianceAlong(direction, other)
          return apart ** 2 / variance > distance * (1 + 1e-9) + 1e-12
        })
        expect(farther).toEqual([])
      }),
    )
  })

  it('tells people apart whose rings do not touch', () => {
    fc.assert(
      fc.property(pairsWithin(2), ({ one, other }) => {
        fc.pre(ringsStandApart(one, other))
        expect(comparePeople(one, other)).toBe('distinguishable')
      }),
    )
  })

  it('does not tell people apart if the dot of one lies in the ring of the other', () => {
    fc.assert(
      fc.property(pairsWithin(0.3), ({ one, other }) => {
        fc.pre(ringHolds(one, other))
        expect(comparePeople(one, other)).toBe('not_distinguishable')
      }),
    )
  })

  it('has nothing to say about anybody with fewer than three situations', () => {
    const few = scales.chain((scale) =>
      fc.tuple(answersTo(scale, { least: 1, most: 2 }), answersTo(scale, { least: 1, most: 6 })),
    )
    fc.assert(
      fc.property(few, ([hollow, other]) => {
        expect(comparePeople(resultOf(hollow), resultOf(other))).toBe('not_enough_to_say')
        expect(comparePeople(resultOf(other), resultOf(hollow))).toBe('not_enough_to_say')
      }),
    )
  })

  it('draws the line at the radius of the ring', () => {
    const distance = Math.sqrt(2 * ringSquaredRadius)
    expect(comparePeople(round(0, 1), round(distance * (1 + 1e-12), 1))).toBe('distinguishable')
    expect(comparePeople(round(0, 1), round(distance * (1 - 1e-12), 1))).toBe('not_distinguishable')
  })

  it('does not carry over: neighbours may be alike where the ends are not', () => {
    const [left, middle, right] = [round(0, 0.01), round(0.2, 0.01), round(0.4, 0.01)] as const
    expect(comparePeople(left, middle)).toBe('not_distinguishable')
    expect(comparePeople(middle, right)).toBe('not_distinguishable')
    expect(comparePeople(left, right)).toBe('distinguishable')
  })
})
