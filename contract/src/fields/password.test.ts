import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { problemsOf } from '../problems.ts'
import { newPassword } from './password.ts'

const problemOf = (input: unknown) => {
  const { error } = newPassword.safeParse(input)
  return error ? problemsOf(error, input).map(({ key }) => key) : []
}

describe('newPassword', () => {
  it.each([
    'Correct-horse-7',
    'aB3!efgh',
    'Zürich-2031',
    'пароль-Я-7x',
    '密码Ab1!密码密码',
    'Aa1 blank inside!',
    '😀Xk1cdefg',
    '  Ab1!efgh  ',
    `Long-1-${'and-longer-'.repeat(8)}`,
    `Aa1!${'x'.repeat(limits.password.max - 4)}`,
  ])('takes %s as it was typed', (password) => {
    expect(problemOf(password)).toEqual([])
    expect(newPassword.parse(password)).toBe(password)
  })

  it.each([
    ['seven characters', 'aB3!efg'],
    ['seven characters, some of two halves', 'aB3!😀😀😀'],
    ['no uppercase letter', 'ab3!efgh'],
    ['no lowercase letter', 'AB3!EFGH'],
    ['no number', 'aBc!efgh'],
    ['no special character', 'aB3defgh'],
    ['a blank for a special character', 'aB3 efgh'],
    ['letters of a script without capitals only', '密码密码密码密码1!'],
  ])('refuses %s', (_title, password) => {
    expect(problemOf(password)).toEqual(['field.password'])
  })

  it.each([
    'Password1!',
    'P@ssw0rd',
    'P@$$w0rd123!',
    'Pa55word!',
    '123Password!',
    'Qwerty123!',
    '1qaz@WSX',
    '!QAZ2wsx',
    'Admin@123',
    'Abc@1234',
    'Abcd1234!',
    'Welcome1!',
    'Welcome@2026',
    'Letmein1!',
    'Iloveyou1!',
    'Malaysia@1957',
    'Merdeka31!',
    'Summer2026!',
    'Test@1234',
    'Aa123456!',
    'Aa@123456',
    'Aa1234567!',
    'aA111111!',
    'Aa654321$',
    'Catchpitch#1',
  ])('refuses %s, which everybody would guess', (password) => {
    expect(problemOf(password)).toEqual(['field.password.common'])
  })

  it.each(['7#K9$2@k!5', 'Passionfruit-7', 'Testament!4', 'Adminster-Kl9', 'Kk38150!'])(
    'does not take %s for a common one',
    (password) => {
      expect(problemOf(password)).toEqual([])
    },
  )

  it.each([
    [undefined, 'field.required'],
    [null, 'field.required'],
    ['', 'field.required'],
    [12_345_678, 'field.invalid'],
    ['password', 'field.password'],
    [`Aa1!${'x'.repeat(limits.password.max)}`, 'field.tooLong'],
  ])('says one thing about %j', (input, key) => {
    expect(problemOf(input)).toEqual([key])
  })

  it('holds the rule for any password at all', () => {
    const sign = fc.oneof(
      fc.constantFrom('A', 'z', '7', '!', ' ', 'Я', 'ß', '密', '٣', '😀', '\u0301', '\u0000', '\ud800'),
      fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
    )
    fc.assert(
      fc.property(fc.string({ unit: sign, minLength: 1, maxLength: 20 }), (password) => {
        const follows =
          Array.from(password).length >= 8 &&
          /\p{Lu}/u.test(password) &&
          /\p{Ll}/u.test(password) &&
          /\p{N}/u.test(password) &&
          /[^\p{L}\p{N}\s]/u.test(password)
        expect(problemOf(password).includes('field.password')).toBe(!follows)
      }),
    )
  })

  it('refuses a common word however it is decorated', () => {
    const decoration = fc.string({ unit: fc.constantFrom('1', '9', '!', '#', '_', '-', '*'), maxLength: 6 })
    const word = fc.constantFrom('Password', 'pAssw0rd', 'Qwerty', 'Welcome', 'Sayang', 'Liverpool', 'Secret')
    fc.assert(
      fc.property(decoration, word, decoration, (before, common, after) => {
        expect(problemOf(`${before}${common}${after}`)).not.toEqual([])
      }),
    )
  })
})
