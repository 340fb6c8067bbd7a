import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Feeling, type FeelingsScale, feelingRounding, feelingValue, isFeeling } from './feeling.ts'

const answersOffered: { scale: FeelingsScale; feeling: Feeling; value: number }[] = [
  { scale: 4, feeling: 1, value: -1 },
  { scale: 4, feeling: 2, value: -1 / 3 },
  { scale: 4, feeling: 3, value: 1 / 3 },
  { scale: 4, feeling: 4, value: 1 },
  { scale: 2, feeling: 1, value: -1 },
  { scale: 2, feeling: 2, value: 1 },
]

describe('feelingValue', () => {
  it.each(answersOffered)('answer $feeling of $scale is $value', ({ scale, feeling, value }) => {
    expect(feelingValue(feeling, scale)).toBe(value)
  })
})

describe('isFeeling', () => {
  it('takes the answers that the scale offers and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -1, max: 6 }), fc.double()), fc.constantFrom(2, 4), (code, scale) => {
        const offered = answersOffered.some((answer) => answer.scale === scale && answer.feeling === code)
        expect(isFeeling(code, scale)).toBe(offered)
      }),
    )
  })
})

describe('feelingRounding', () => {
  it.each([
    { scale: 4, variance: 1 / 27 },
    { scale: 2, variance: 1 / 3 },
  ] as const)('is $variance with $scale answers', ({ scale, variance }) => {
    expect(feelingRounding(scale)).toBeCloseTo(variance, 15)
  })
})
