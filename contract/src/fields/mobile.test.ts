import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { problemsOf } from '../problems.ts'
import { countryCode, mobile } from './mobile.ts'

const form = z.object({ country_code: countryCode, mobile })

function problemsIn(input: unknown) {
  const { error } = form.safeParse(input)
  return error ? problemsOf(error, input).map(({ field, key }) => `${field}: ${key}`) : []
}

const withCode = (country_code: string, number: string) => problemsIn({ country_code, mobile: number })
const invalid = 'mobile: field.mobile'
const digit = fc.integer({ min: 0, max: 9 }).map(String)

describe('mobile', () => {
  it.each([
    ['012345678', []],
    ['0123456789', []],
    ['+60123456789', []],
    ['1234567890123', []],
    [' 0123456789 ', []],
    ['12345678', [invalid]],
    ['12345678901234', [invalid]],
    ['012-3456789', [invalid]],
    ['012 3456789', [invalid]],
    ['(012)3456789', [invalid]],
    ['01234567+89', [invalid]],
    ['++123456789', [invalid]],
    ['+', [invalid]],
    ['０１２３４５６７８９', [invalid]],
    ['٠١٢٣٤٥٦٧٨٩', [invalid]],
    ['0123456789x', [invalid]],
    ['', ['mobile: field.required']],
    ['1'.repeat(21), ['mobile: field.tooLong']],
  ])('%s', (number, problems) => {
    expect(withCode('+60', number)).toEqual(problems)
  })

  it('has 9 to 13 digits', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.string({ unit: digit, maxLength: 18 }), (plus, digits) => {
        const fits = digits.length >= 9 && digits.length <= 13
        expect(mobile.safeParse(`${plus ? '+' : ''}${digits}`).success).toBe(fits)
      }),
    )
  })
})

describe('countryCode', () => {
  it.each(['+60', '60', '+1', '+1684', '852'])('takes %s', (code) => {
    expect(countryCode.parse(code)).toBe(code)
  })

  it.each([
    ['letters', 'MY', 'country_code: field.mobile'],
    ['five digits', '12345', 'country_code: field.mobile'],
    ['a plus alone', '+', 'country_code: field.mobile'],
    ['a minus', '-60', 'country_code: field.mobile'],
    ['nothing', '', 'country_code: field.required'],
  ])('refuses %s', (_title, code, problem) => {
    expect(withCode(code, '0123456789')).toEqual([problem])
  })
})

it('has 10 to 17 digits with its country code, whatever both fields take', () => {
  const digits = fc.string({ unit: digit, maxLength: 20 })
  fc.assert(
    fc.property(digits, digits, (code, local) => {
      fc.pre(problemsIn({ country_code: `+${code}`, mobile: local }).length === 0)
      const count = code.length + local.length
      expect(count >= 10 && count <= 17).toBe(true)
    }),
  )
})
