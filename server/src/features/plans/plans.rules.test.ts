import { describe, expect, it } from 'vitest'
import { registrationKey, trialEnd } from './plans.rules.ts'

describe('registrationKey', () => {
  it.each([
    ['202001234567', '202001234567'],
    ['202001-234567', '202001234567'],
    [' 2020 0123 4567 ', '202001234567'],
    ['1312525-a', '1312525A'],
    ['1312525.A', '1312525A'],
    ['（１３１２５２５Ａ）', '1312525A'],
    ['T08GB0001A', 'T08GB0001A'],
    ['沪工商12345', '沪工商12345'],
    ['-----', ''],
  ])('of %s is %s', (number, key) => {
    expect(registrationKey(number)).toBe(key)
  })
})

describe('trialEnd', () => {
  it('is fourteen days later, to the second', () => {
    expect(trialEnd(new Date('2026-11-16T02:00:00Z'))).toEqual(new Date('2026-11-30T02:00:00Z'))
  })
})
