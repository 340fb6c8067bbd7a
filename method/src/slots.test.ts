import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isRankingOf,
  lastSlot,
  type Ratings,
  ratedStatements,
  ratingOf,
  type SlotStatement,
  topicAnswers,
  unratedSlots,
  withRating,
} from './slots.ts'
import { scales, statementsOf } from './testing/answers.ts'

const allSlots = Array.from({ length: lastSlot }, (_, index) => index + 1)
const slots = fc.constantFrom(...allSlots)
const ratings: fc.Arbitrary<Ratings> = fc.array(fc.option(fc.integer({ min: 1, max: 4 })), { maxLength: lastSlot })
const places = fc.shuffledSubarray(allSlots, { minLength: lastSlot })

/** Ranked statements that were written into slots in any order, with slots between them left empty. */
const written = scales.chain((scale) =>
  fc.tuple(statementsOf(scale), places).map(([statements, free]) => ({
    scale,
    statements: statements.map(
      (statement, index): SlotStatement => ({ ...statement, slot: free[index] ?? Number.NaN }),
    ),
  })),
)

describe('the slots of a situation', () => {
  it('come back from storage as they went in', () => {
    fc.assert(
      fc.property(written, ({ scale, statements }) => {
        expect(ratedStatements(topicAnswers(statements), scale)).toEqual(statements)
      }),
    )
  })

  it('are stored with the rating of slot n as the nth element', () => {
    const statements: SlotStatement[] = [
      { slot: 4, feeling: 2, control: 1 },
      { slot: 1, feeling: 3, control: 3 },
      { slot: 2, feeling: 4, control: 2 },
    ]
    expect(topicAnswers(statements)).toEqual({
      ranking: [4, 1, 2],
      feelings: [3, 4, null, 2],
      controls: [3, 2, null, 1],
    })
  })

  it('that are not ranked do not count, even if a rating was left in one', () => {
    const answers = { ranking: [3, 1], feelings: [1, 4, 2], controls: [1, 2, 3] }
    expect(ratedStatements(answers, 4)).toEqual([
      { slot: 3, feeling: 2, control: 3 },
      { slot: 1, feeling: 1, control: 1 },
    ])
  })

  it('make no statements as long as one has no feeling or no control', () => {
    expect(ratedStatements({ ranking: [1, 2], feelings: [1, null], controls: [1, 1] }, 4)).toBeNull()
    expect(ratedStatements({ ranking: [1, 2], feelings: [1, 1], controls: [1] }, 4)).toBeNull()
    expect(ratedStatements({ ranking: [], feelings: [], controls: [] }, 4)).toEqual([])
  })

  it.each([
    ['a slot ranked twice', { ranking: [1, 1], feelings: [1], controls: [1] }],
    ['a slot before the first', { ranking: [0], feelings: [1], controls: [1] }],
    ['a slot after the last', { ranking: [13], feelings: [], controls: [] }],
    ['half a slot', { ranking: [1.5], feelings: [1, 1], controls: [1, 1] }],
    ['a feeling that the scale does not offer', { ranking: [1], feelings: [3], controls: [1] }],
    ['a control that there is not', { ranking: [1], feelings: [1], controls: [4] }],
  ])('refuse %s', (_what, answers) => {
    expect(() => ratedStatements(answers, 2)).toThrow(RangeError)
  })
})

describe('withRating', () => {
  it('sets one slot and leaves the others', () => {
    fc.assert(
      fc.property(ratings, slots, fc.option(fc.integer({ min: 1, max: 4 })), (before, slot, rating) => {
        const after = withRating(before, slot, rating)
        for (const each of allSlots) {
          expect(ratingOf(after, each)).toBe(each === slot ? rating : ratingOf(before, each))
        }
        expect(after.length).toBeLessThanOrEqual(lastSlot)
      }),
    )
  })
})

describe('unratedSlots', () => {
  it('lists what waits for a rating, the most important first', () => {
    expect(unratedSlots([5, 1, 3, 2], [1, null, 2])).toEqual([5, 2])
  })

  it('is empty exactly when everything is rated', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(allSlots), ratings, (ranking, rated) => {
        const all = ranking.every((slot) => ratingOf(rated, slot) !== null)
        expect(unratedSlots(ranking, rated).length === 0).toBe(all)
      }),
    )
  })
})

describe('isRankingOf', () => {
  it('takes any order of what was written', () => {
    const reordered = fc
      .subarray(allSlots)
      .chain((subset) =>
        fc.tuple(
          fc.constant(subset),
          fc.shuffledSubarray(subset, { minLength: subset.length, maxLength: subset.length }),
        ),
      )
    fc.assert(fc.property(reordered, ([subset, ranking]) => isRankingOf(ranking, subset)))
  })

  it.each([
    ['one is missing', [1, 2], [1, 2, 3]],
    ['one is named that is empty', [1, 2, 4], [1, 2]],
    ['one stands twice', [1, 2, 2], [1, 2]],
    ['one stands twice in place of another', [1, 1], [1, 2]],
  ])('refuses a ranking in which %s', (_what, ranking, subset) => {
    expect(isRankingOf(ranking, subset)).toBe(false)
  })
})
