import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { controlRounding } from './control.ts'
import { feelingRounding } from './feeling.ts'
import { placesOf } from './place.ts'
import { shareOfShade } from './shade-shares.ts'
import { type RatedSituation, situationResult } from './situation-result.ts'
import { ratedStatements, topicAnswers } from './slots.ts'
import {
  resultOfSituation,
  scales,
  situations,
  situationsOf,
  withControlsTurned,
  withFeelingsTurned,
} from './testing/answers.ts'
import { directions, varianceAlong } from './testing/directions.ts'

/** JavaScript has two zeros, and a mirrored one is still zero. */
const negated = (value: number) => 0 - value

const determinant = ({ cov_xx, cov_xy, cov_yy }: { cov_xx: number; cov_xy: number; cov_yy: number }) =>
  cov_xx * cov_yy - cov_xy ** 2

/** Every statement said several times over, the copies next to one another in the ranking. */
const repeated = (situation: RatedSituation, times: number): RatedSituation => ({
  ...situation,
  statements: situation.statements.flatMap((statement) => Array.from({ length: times }, () => statement)),
})

describe('the result of a situation', () => {
  it('stays on the map, to the last digit', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const { x, y, alignment } = resultOfSituation(situation)
        expect(Math.abs(x)).toBeLessThanOrEqual(1)
        expect(Math.abs(y)).toBeLessThanOrEqual(1)
        expect(Math.abs(alignment)).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('reaches the edge only where every answer does', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const { x, y } = resultOfSituation(situation)
        expect(x === 1).toBe(situation.statements.every(({ feeling }) => feeling === situation.scale))
        expect(x === -1).toBe(situation.statements.every(({ feeling }) => feeling === 1))
        expect(y === 1).toBe(situation.statements.every(({ control }) => control === 1))
        expect(y === -1).toBe(situation.statements.every(({ control }) => control === 3))
      }),
    )
  })

  it('is mirrored left to right when every feeling is turned', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const before = resultOfSituation(situation)
        const after = resultOfSituation(withFeelingsTurned(situation))
        expect(after).toEqual({
          ...before,
          x: negated(before.x),
          cov_xy: negated(before.cov_xy),
          alignment: negated(before.alignment),
          shades: [4, 5, 6, 1, 2, 3, 10, 11, 12, 7, 8, 9].map((shade) => before.shades[shade - 1]),
        })
      }),
    )
  })

  it('is mirrored top to bottom when Much and None are exchanged', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const before = resultOfSituation(situation)
        const after = resultOfSituation(withControlsTurned(situation))
        expect(after).toEqual({
          ...before,
          y: negated(before.y),
          cov_xy: negated(before.cov_xy),
          shades: [3, 2, 1, 6, 5, 4, 9, 8, 7, 12, 11, 10].map((shade) => before.shades[shade - 1]),
        })
      }),
    )
  })

  it('does not depend on the order in which the statements were written', () => {
    const slots = Array.from({ length: 12 }, (_, index) => index + 1)
    const orders = fc.shuffledSubarray(slots, { minLength: slots.length })
    fc.assert(
      fc.property(situations, orders, (situation, order) => {
        const stored = topicAnswers(
          situation.statements.map((statement, index) => ({ ...statement, slot: order[index] ?? Number.NaN })),
        )
        const statements = ratedStatements(stored, situation.scale) ?? []
        expect(situationResult({ ...situation, statements })).toEqual(resultOfSituation(situation))
      }),
    )
  })

  it('moves towards a better feeling about any one statement', () => {
    fc.assert(
      fc.property(situationsOf(4), fc.nat(), (situation, choice) => {
        const chosen = choice % situation.statements.length
        const statements = situation.statements.map((statement, index) =>
          index === chosen ? { ...statement, feeling: 4 as const } : statement,
        )
        const before = resultOfSituation(situation)
        const after = resultOfSituation({ ...situation, statements })
        expect(after.x).toBeGreaterThanOrEqual(before.x)
        expect(after.y).toBe(before.y)
      }),
    )
  })

  it('has shares that sum to one, half of them or a little more in the important quadrants', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const { shades, statements } = resultOfSituation(situation)
        const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0)
        expect(shades).toHaveLength(12)
        expect(sum(shades)).toBeCloseTo(1, 12)
        expect(sum(shades.slice(0, 6))).toBeCloseTo(Math.ceil(statements / 2) / statements, 12)
      }),
    )
  })

  it('counts each statement in the shade that it has', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const { shades, statements } = resultOfSituation(situation)
        const placed = placesOf(situation.statements, situation.scale)
        for (const { shade } of placed) {
          const alike = placed.filter((statement) => statement.shade === shade)
          expect(shareOfShade(shades, shade)).toBe(alike.length / statements)
        }
      }),
    )
  })

  it.each([0, 1])('does not exist with %i statements', (count) => {
    const statements = Array.from({ length: count }, () => ({ feeling: 4, control: 1 }) as const)
    expect(situationResult({ situation_id: 'a', scale: 4, statements })).toBeNull()
  })
})

describe('the uncertainty of a situation', () => {
  it('has an extent in every direction', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const result = resultOfSituation(situation)
        expect(directions.filter((direction) => varianceAlong(direction, result) <= 0)).toEqual([])
        expect(determinant(result)).toBeGreaterThan(0)
      }),
    )
  })

  it('is at least what the rounding of the scales leaves, and exactly that if all answers are the same', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const [first] = situation.statements
        const same = situation.statements.map((statement) => first ?? statement)
        const least = resultOfSituation({ ...situation, statements: same })
        expect(least.cov_xy).toBeCloseTo(0, 15)
        expect(least.cov_xx / least.cov_yy).toBeCloseTo(feelingRounding(situation.scale) / controlRounding, 10)
        const result = resultOfSituation(situation)
        const surer = directions.filter(
          (direction) => varianceAlong(direction, result) < varianceAlong(direction, least) * (1 - 1e-9),
        )
        expect(surer).toEqual([])
      }),
    )
  })

  it('shrinks when the same mixture of answers comes from more statements', () => {
    fc.assert(
      fc.property(situations, fc.integer({ min: 2, max: 4 }), (situation, times) => {
        const before = resultOfSituation(situation)
        const after = resultOfSituation(repeated(situation, times))
        expect(determinant(after)).toBeLessThan(determinant(before))
      }),
    )
  })

  it('shrinks with every statement more if all answers are the same', () => {
    fc.assert(
      fc.property(scales, fc.integer({ min: 2, max: 60 }), (scale, count) => {
        const rounding = (statements: number) =>
          resultOfSituation({
            situation_id: 'a',
            scale,
            statements: Array.from({ length: statements }, () => ({ feeling: 1, control: 1 }) as const),
          })
        expect(rounding(count + 1).cov_xx).toBeLessThan(rounding(count).cov_xx)
        expect(rounding(count + 1).cov_yy).toBeLessThan(rounding(count).cov_yy)
      }),
    )
  })

  it('is larger with two answers to choose from than with four, for the same opinions', () => {
    fc.assert(
      fc.property(situationsOf(2), (two) => {
        const statements = two.statements.map(({ feeling, control }) => ({
          feeling: feeling === 1 ? (1 as const) : (4 as const),
          control,
        }))
        const coarse = resultOfSituation(two)
        const fine = resultOfSituation({ ...two, scale: 4, statements })
        expect(coarse.x).toBe(fine.x)
        expect(coarse.cov_xx).toBeGreaterThan(fine.cov_xx)
        expect(coarse.cov_yy).toBe(fine.cov_yy)
      }),
    )
  })
})
