import { describe, expect, it } from 'vitest'
import { comparePeople, squaredDistance } from './distinguishable.ts'
import type { PersonResult } from './person-result.ts'
import { placesOf } from './place.ts'
import { ringOf, ringSquaredRadius } from './ring.ts'
import type { RatedSituation, SituationResult } from './situation-result.ts'
import { resultOf, resultOfSituation, withControlsTurned, withFeelingsTurned } from './testing/answers.ts'
import { valueOf } from './testing/fraction.ts'
import {
  type GoldenFigures,
  type GoldenSituation,
  goldenComparisons,
  goldenPerson,
  goldenSituations,
  tooMuchWork,
  tooMuchWorkSpread,
} from './testing/golden-cases.ts'
import { totalWeight, weightOfRank } from './weight.ts'

const answered = ({ name, scale, statements }: GoldenSituation): RatedSituation => ({
  situation_id: name,
  scale,
  statements: statements.map(({ feeling, control }) => ({ feeling, control })),
})

function expectFigures(result: SituationResult | PersonResult, { shades, ...figures }: GoldenFigures) {
  expect(result.x).toBeCloseTo(valueOf(figures.x), 14)
  expect(result.y).toBeCloseTo(valueOf(figures.y), 14)
  expect(result.cov_xx).toBeCloseTo(valueOf(figures.cov_xx), 14)
  expect(result.cov_xy).toBeCloseTo(valueOf(figures.cov_xy), 14)
  expect(result.cov_yy).toBeCloseTo(valueOf(figures.cov_yy), 14)
  expect(result.alignment).toBeCloseTo(valueOf(figures.alignment), 14)
  const named = new Map(Object.entries(shades).map(([shade, share]) => [Number(shade), valueOf(share)]))
  for (const [index, share] of result.shades.entries()) expect(share).toBeCloseTo(named.get(index + 1) ?? 0, 14)
}

describe.each(goldenSituations)('$name', (situation) => {
  it('places each statement as worked by hand', () => {
    const count = situation.statements.length
    const places = placesOf(situation.statements, situation.scale)
    for (const [index, { v, k, weight, quadrant, shade }] of situation.statements.entries()) {
      expect(places[index]).toMatchObject({
        rank: index + 1,
        feeling_value: valueOf(v),
        control_value: valueOf(k),
        quadrant,
        shade,
      })
      expect(weightOfRank(index + 1, count) / totalWeight(count)).toBe(valueOf(weight))
    }
  })

  it('comes out as worked by hand', () => {
    expectFigures(resultOfSituation(answered(situation)), situation.figures)
  })
})

describe('the uncertainty worked by hand', () => {
  const { rows, sum, spread, squared_weights, rounding } = tooMuchWorkSpread
  const { x, y, cov_xx, cov_xy, cov_yy } = tooMuchWork.figures
  const factor = 8 / 7 / (9 * 144 ** 2)

  it('starts from how far each statement lies from the dot', () => {
    const inThirds = (value: string, mean: string) => Math.round(3 * (valueOf(value) - valueOf(mean)))
    expect(rows).toEqual(
      tooMuchWork.statements.map(({ v, k }, index) => {
        const weight = weightOfRank(index + 1, tooMuchWork.statements.length)
        const [dx, dy] = [inThirds(v, x), inThirds(k, y)]
        const square = weight ** 2
        return { weight, dx, dy, xx: square * dx * dx, xy: square * dx * dy + 0, yy: square * dy * dy }
      }),
    )
  })

  it('adds them up', () => {
    const total = (column: 'xx' | 'xy' | 'yy') => rows.reduce((all, row) => all + row[column], 0)
    expect({ xx: total('xx'), xy: total('xy'), yy: total('yy') }).toEqual(sum)
    expect(sum.xx * factor).toBeCloseTo(valueOf(spread.xx), 14)
    expect(sum.xy * factor).toBeCloseTo(valueOf(spread.xy), 14)
    expect(sum.yy * factor).toBeCloseTo(valueOf(spread.yy), 14)
  })

  it('ends with the rounding of the scales', () => {
    const squares = rows.reduce((all, { weight }) => all + weight ** 2, 0) / 144 ** 2
    expect(squares).toBeCloseTo(valueOf(squared_weights), 14)
    expect(squares / 27).toBeCloseTo(valueOf(rounding.xx), 14)
    expect(squares / 12).toBeCloseTo(valueOf(rounding.yy), 14)
    expect(valueOf(spread.xx) + valueOf(rounding.xx)).toBeCloseTo(valueOf(cov_xx), 14)
    expect(spread.xy).toBe(cov_xy)
    expect(valueOf(spread.yy) + valueOf(rounding.yy)).toBeCloseTo(valueOf(cov_yy), 14)
  })
})

describe('the person worked by hand', () => {
  const situations = goldenPerson.situations.map(answered)
  const person = resultOf(situations)

  it('is the mean of three situations', () => {
    expectFigures(person, goldenPerson.figures)
  })

  it('has a ring', () => {
    const { long, short, angle } = ringOf(person)
    expect({
      squared_radius: ringSquaredRadius.toFixed(4),
      long: long.toFixed(4),
      short: short.toFixed(4),
      degrees: ((angle * 180) / Math.PI).toFixed(1),
    }).toEqual(goldenPerson.ring)
  })

  it.each([
    { name: 'every feeling turned', turn: withFeelingsTurned, expected: goldenComparisons.feelings_turned },
    { name: 'every control turned', turn: withControlsTurned, expected: goldenComparisons.controls_turned },
    {
      name: 'both turned',
      turn: (situation: RatedSituation) => withControlsTurned(withFeelingsTurned(situation)),
      expected: goldenComparisons.both_turned,
    },
  ])('compared with one who has $name is $expected.comparison', ({ turn, expected }) => {
    const other = resultOf(situations.map(turn))
    expect(squaredDistance(person, other)).toBeCloseTo(valueOf(expected.squared_distance), 12)
    expect(valueOf(expected.squared_distance).toFixed(4)).toBe(expected.decimals)
    expect(comparePeople(person, other)).toBe(expected.comparison)
  })

  it('with two of the situations cannot be compared', () => {
    const hollow = resultOf(situations.slice(0, 2))
    expect(comparePeople(hollow, person)).toBe('not_enough_to_say')
  })
})
