import { describe, expect, it } from 'vitest'
import { controls, controlValue, isControl } from './control.ts'

describe('controlValue', () => {
  it('is 1 for Much, 0 for Some, -1 for None', () => {
    expect([controls.much, controls.some, controls.none].map(controlValue)).toEqual([1, 0, -1])
  })
})

describe('isControl', () => {
  it('takes the three stored codes and nothing else', () => {
    expect([0, 1, 1.5, 2, 3, 4, Number.NaN].filter(isControl)).toEqual([1, 2, 3])
  })
})
