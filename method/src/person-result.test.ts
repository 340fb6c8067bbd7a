import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEnoughToSay } from './enough-to-say.ts'
import { personResult } from './person-result.ts'
import { answers, answersTo, resultOf, resultOfSituation, scales, situations, situationsOf } from './testing/answers.ts'
import { type Direction, directions, varianceAlong } from './testing/directions.ts'
import { methodVersion } from './version.ts'

describe('the result of a person', () => {
  it('stays on the map, to the last digit', () => {
    fc.assert(
      fc.property(answers, (answered) => {
        const { x, y, alignment } = resultOf(answered)
        expect(Math.abs(x)).toBeLessThanOrEqual(1)
        expect(Math.abs(y)).toBeLessThanOrEqual(1)
        expect(Math.abs(alignment)).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('stands where its situation stands if there is only one', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const alone = resultOfSituation(situation)
        const { situation_id: _id, statements: _count, ...figures } = alone
        expect(resultOf([situation])).toEqual({
          ...figures,
          method_version: methodVersion,
          situations: 1,
          by_situation: [alone],
        })
      }),
    )
  })

  it('does not depend on the order of the situations', () => {
    fc.assert(
      fc.property(answers, (answered) => {
        const forwards = resultOf(answered)
        const backwards = resultOf(answered.toReversed())
        for (const figure of ['x', 'y', 'cov_xx', 'cov_xy', 'cov_yy', 'alignment'] as const) {
          expect(backwards[figure]).toBeCloseTo(forwards[figure], 12)
        }
      }),
    )
  })

  it('counts a situation of twelve statements no more than one of two', () => {
    const one = { feeling: 4, control: 1 } as const
    const other = { feeling: 1, control: 3 } as const
    const { x, y } = resultOf([
      { situation_id: 'a', scale: 4, statements: Array.from({ length: 12 }, () => one) },
      { situation_id: 'b', scale: 4, statements: [other, other] },
    ])
    expect([x, y]).toEqual([0, 0])
  })

  it('has shares that sum to one', () => {
    fc.assert(
      fc.property(answers, (answered) => {
        const { shades } = resultOf(answered)
        expect(shades).toHaveLength(12)
        expect(shades.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
      }),
    )
  })

  it('has an uncertainty with an extent in every direction', () => {
    fc.assert(
      fc.property(answers, (answered) => {
        const result = resultOf(answered)
        expect(directions.filter((direction) => varianceAlong(direction, result) <= 0)).toEqual([])
      }),
    )
  })

  it('does not exist without situations', () => {
    expect(personResult([])).toBeNull()
  })
})

describe('more situations', () => {
  it('make a person surer in proportion, if they are answered alike', () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 2, max: 5 }), (answered, times) => {
        const once = resultOf(answered)
        const often = resultOf(Array.from({ length: times }, () => answered).flat())
        expect(often.x).toBeCloseTo(once.x, 12)
        expect(often.y).toBeCloseTo(once.y, 12)
        for (const figure of ['cov_xx', 'cov_xy', 'cov_yy'] as const) {
          expect(often[figure] * times).toBeCloseTo(once[figure], 12)
        }
      }),
    )
  })

  it('make a person surer in every direction, unless the new one is more than twice as unsure as the average', () => {
    const oneMore = scales.chain((scale) => fc.record({ answered: answersTo(scale), added: situationsOf(scale) }))
    fc.assert(
      fc.property(oneMore, ({ answered, added }) => {
        const before = resultOf(answered)
        const after = resultOf([...answered, added])
        const alone = resultOfSituation(added)
        const average = (direction: Direction) => varianceAlong(direction, before) * before.situations
        fc.pre(directions.every((direction) => varianceAlong(direction, alone) <= 2 * average(direction)))
        const noSurer = directions.filter(
          (direction) => varianceAlong(direction, after) >= varianceAlong(direction, before),
        )
        expect(noSurer).toEqual([])
      }),
    )
  })

  it.each([
    { situations: 1, enough: false },
    { situations: 2, enough: false },
    { situations: 3, enough: true },
    { situations: 4, enough: true },
  ])('than two are needed to say something: $situations', ({ enough, ...result }) => {
    expect(isEnoughToSay(result)).toBe(enough)
  })
})
