import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shadeOf } from './shade.ts'

describe('shadeOf', () => {
  it('counts three to a quadrant, from much control to none', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 3, 4), fc.constantFrom(1, 2, 3), (quadrant, control) => {
        expect(shadeOf(quadrant, control)).toBe((quadrant - 1) * 3 + control)
      }),
    )
  })
})
