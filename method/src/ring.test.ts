import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Dot } from './dot.ts'
import type { FeelingsScale } from './feeling.ts'
import { ringOf, ringSquaredRadius } from './ring.ts'
import { answers, resultOf } from './testing/answers.ts'
import { directions, varianceAlong } from './testing/directions.ts'
import { goldenCoverage } from './testing/golden-cases.ts'
import { imaginedPerson, type Leaning } from './testing/imagined-person.ts'
import { ringHolds } from './testing/ring-holds.ts'

const people: fc.Arbitrary<Dot> = answers.map(resultOf)

/** How far the ellipse reaches from its middle in a direction. */
function reach({ ux, uy }: { ux: number; uy: number }, dot: Dot): number {
  const { long, short, angle } = ringOf(dot)
  return Math.hypot(
    long * (ux * Math.cos(angle) + uy * Math.sin(angle)),
    short * (uy * Math.cos(angle) - ux * Math.sin(angle)),
  )
}

describe('the ring', () => {
  it('stands round the dot', () => {
    fc.assert(
      fc.property(people, (dot) => {
        expect(ringOf(dot)).toMatchObject({ x: dot.x, y: dot.y })
      }),
    )
  })

  it('reaches as far as the covariance says, in every direction', () => {
    fc.assert(
      fc.property(people, (dot) => {
        const missed = directions.filter(
          (direction) =>
            Math.abs(reach(direction, dot) ** 2 - ringSquaredRadius * varianceAlong(direction, dot)) > 1e-12,
        )
        expect(missed).toEqual([])
      }),
    )
  })

  it('is never so thin that it cannot be seen: at most 21 times as long as wide', () => {
    // With n/(n-1) up to 2, distances up to 2 along both axes and 1/27 of rounding: 16 + 1/12 against 1/27 is below 21^2.
    fc.assert(
      fc.property(people, (dot) => {
        const { long, short } = ringOf(dot)
        expect(short).toBeGreaterThan(long / 21)
        expect(long).toBeGreaterThanOrEqual(short)
      }),
    )
  })

  it.each([
    { name: 'lies along x', cov: { cov_xx: 4, cov_xy: 0, cov_yy: 1 }, angle: 0 },
    { name: 'stands along y', cov: { cov_xx: 1, cov_xy: 0, cov_yy: 4 }, angle: Math.PI / 2 },
    { name: 'rises', cov: { cov_xx: 2, cov_xy: 1, cov_yy: 2 }, angle: Math.PI / 4 },
    { name: 'falls', cov: { cov_xx: 2, cov_xy: -1, cov_yy: 2 }, angle: -Math.PI / 4 },
    { name: 'is round, and then has no direction', cov: { cov_xx: 2, cov_xy: 0, cov_yy: 2 }, angle: 0 },
  ])('$name', ({ cov, angle }) => {
    expect(ringOf({ x: 0, y: 0, ...cov }).angle).toBeCloseTo(angle, 12)
  })
})

describe('the ring of imagined people, of whom we know where they stand,', () => {
  const even: Leaning = { feeling: 0.5, control: 0.5 }
  const sunny: Leaning = { feeling: 0.7, control: 0.6 }

  /** In how many of a hundred the ring holds the place that the answers were drawn round. */
  function coverage(settings: { scale: FeelingsScale; situations: number; statements: number; leaning: Leaning }) {
    const tries = 2000
    const draw = imaginedPerson({ ...settings, seed: 20_260_922 })
    const held = Array.from({ length: tries }, draw).filter(({ result, stands }) => ringHolds(result, stands))
    return (held.length / tries) * 100
  }

  const bounds = goldenCoverage
  it.each([
    { scale: 4, situations: 3, statements: 8, leaning: even, ...bounds.three_situations },
    { scale: 4, situations: 3, statements: 8, leaning: sunny, ...bounds.three_situations },
    { scale: 4, situations: 3, statements: 12, leaning: even, ...bounds.three_situations },
    { scale: 4, situations: 4, statements: 10, leaning: sunny, ...bounds.three_situations },
    { scale: 2, situations: 3, statements: 10, leaning: even, ...bounds.two_feelings },
    { scale: 2, situations: 3, statements: 10, leaning: sunny, ...bounds.two_feelings },
    { scale: 4, situations: 1, statements: 8, leaning: even, ...bounds.one_situation },
  ] as const)(
    'holds it $least to $most times in a hundred: $situations x $statements on a scale of $scale',
    ({ least, most, ...settings }) => {
      const seen = coverage(settings)
      expect(seen).toBeGreaterThan(least)
      expect(seen).toBeLessThan(most)
    },
  )
})
