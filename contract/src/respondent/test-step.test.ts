import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBefore, placeAfter, type TestPlace, testStep } from './test-step.ts'

const anyWay = fc.record({
  topics: fc.integer({ min: 1, max: 20 }),
  has_short_questions: fc.boolean(),
  has_input_choice: fc.boolean(),
})

const start: TestPlace = { step: testStep.instructions, topic: 0 }

/** Every place from the first to the last. */
function walk(way: Parameters<typeof placeAfter>[1]): TestPlace[] {
  const places = [start]
  for (let place = start; place.step !== testStep.done; ) {
    place = placeAfter(place, way)
    places.push(place)
  }
  return places
}

describe('placeAfter', () => {
  it('leads through every situation once, each with its four steps in order, and ends', () => {
    fc.assert(
      fc.property(anyWay, (way) => {
        const inTopics = walk(way).filter(({ step }) => step >= testStep.writing && step <= testStep.control)
        const expected = Array.from({ length: way.topics }, (_, index) =>
          [testStep.writing, testStep.importance, testStep.feelings, testStep.control].map((step) => ({
            step,
            topic: index + 1,
          })),
        ).flat()
        expect(inTopics).toEqual(expected)
      }),
    )
  })

  it('asks only what there is to ask', () => {
    fc.assert(
      fc.property(anyWay, (way) => {
        const steps = walk(way).map(({ step }) => step)
        expect(steps.includes(testStep.short_questions)).toBe(way.has_short_questions)
        expect(steps.includes(testStep.input_method)).toBe(way.has_input_choice)
        expect(steps.includes(testStep.compare)).toBe(way.topics > 1)
      }),
    )
  })

  it('stays at the end', () => {
    const end = { step: testStep.done, topic: 3 }
    expect(placeAfter(end, { topics: 3, has_short_questions: false, has_input_choice: false })).toEqual(end)
  })
})

describe('isBefore', () => {
  it('knows the order of all places on the way, and that no place is before itself', () => {
    fc.assert(
      fc.property(anyWay, (way) => {
        const places = walk(way)
        for (const [index, one] of places.entries()) {
          for (const [other_index, other] of places.entries()) {
            expect(isBefore(one, other)).toBe(index < other_index)
          }
        }
      }),
      { numRuns: 30 },
    )
  })
})
