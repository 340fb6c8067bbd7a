import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { followUps } from './follow-up.ts'
import { placesOf } from './place.ts'
import { situations } from './testing/answers.ts'
import { tooMuchWork } from './testing/golden-cases.ts'

describe('followUps', () => {
  it('asks about what is important, negative and in others’ hands, the least control first', () => {
    const placed = placesOf(tooMuchWork.statements, tooMuchWork.scale)
    expect(followUps(placed).map(({ rank }) => rank)).toEqual([1, 3, 2, 4])
  })

  it('asks about the statements of shades 5 and 6, about each once, and about no other', () => {
    fc.assert(
      fc.property(situations, ({ statements, scale }) => {
        const placed = placesOf(statements, scale)
        const asked = followUps(placed).map(({ rank }) => rank)
        const expected = placed.filter(({ shade }) => shade === 5 || shade === 6).map(({ rank }) => rank)
        expect(asked.toSorted((a, b) => a - b)).toEqual(expected)
      }),
    )
  })
})
