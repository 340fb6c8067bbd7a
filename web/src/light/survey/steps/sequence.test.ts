import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSequence } from './sequence.ts'

/** What people put between two numbers, on the keyboards of three languages. */
const separator = fc.constantFrom(',', ', ', ' ', '，', '、', '；', ';', '\t', ' , ', '\u3000')
const ratings = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 12 })
const wide = (digit: number) => String.fromCodePoint(0xff10 + digit)

describe('readSequence', () => {
  it('reads the specification’s own example', () => {
    expect(readSequence('1,1,2,3,4,3,2,1', 8, 4)).toEqual([1, 1, 2, 3, 4, 3, 2, 1])
  })

  it('reads any numbers with anything usual between them, in narrow and in wide digits', () => {
    fc.assert(
      fc.property(ratings, separator, fc.boolean(), (numbers, between, isWide) => {
        const typed = numbers.map((number) => (isWide ? wide(number) : String(number))).join(between)
        expect(readSequence(typed, numbers.length, 4)).toEqual(numbers)
        expect(readSequence(` ${typed}${between}`, numbers.length, 4)).toEqual(numbers)
      }),
    )
  })

  it('takes nothing of another count', () => {
    fc.assert(
      fc.property(ratings, fc.integer({ min: 1, max: 12 }), (numbers, count) => {
        fc.pre(count !== numbers.length)
        expect(readSequence(numbers.join(), count, 4)).toBeNull()
      }),
    )
  })

  it('takes nothing with a value that is not on the scale', () => {
    fc.assert(
      fc.property(ratings, fc.nat(), fc.constantFrom('0', '5', '-1', '1.5', '22', 'a', '½'), (numbers, at, wrong) => {
        const parts = numbers.map(String)
        parts[at % parts.length] = wrong
        expect(readSequence(parts.join(), numbers.length, 4)).toBeNull()
      }),
    )
  })

  it('never gives anything else than as many ratings of the scale as were asked for, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), fc.constantFrom(2, 3, 4), (typed, count, most) => {
        const read = readSequence(typed, count, most) ?? Array.from({ length: count }, () => 1)
        expect(read).toHaveLength(count)
        expect(read.every((rating) => rating >= 1 && rating <= most)).toBe(true)
      }),
    )
  })
})
