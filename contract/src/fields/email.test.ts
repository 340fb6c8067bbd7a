import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { problemsOf } from '../problems.ts'
import { email, emailKey, isEmail } from './email.ts'

const label = (length: number) => 'd'.repeat(length)
const domain = (length: number) => `${label(63)}.${label(63)}.${label(63)}.`.padEnd(length, 'd')

describe('isEmail', () => {
  it.each([
    'mei@example.com',
    "o'brien@example.ie",
    'first.last+tag@sub.example.co.uk',
    '陈大文@例子.中国',
    'ann@bücher.example',
    'สมชาย@ตัวอย่าง.ไทย',
    'a_b-c!#$%&*/=?^`{|}~@example.com',
    `${'l'.repeat(64)}@example.com`,
    `a@${label(63)}.com`,
    `a@${domain(252)}`,
  ])('takes %s', (address) => {
    expect(isEmail(address)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['no @', 'mei.example.com'],
    ['nothing before the @', '@example.com'],
    ['nothing after it', 'mei@'],
    ['a domain without a dot', 'mei@localhost'],
    ['two @', 'mei@home@example.com'],
    ['two dots in a row', 'mei..tan@example.com'],
    ['a dot at the start', '.mei@example.com'],
    ['a dot at the end', 'mei.@example.com'],
    ['a domain that ends in a dot', 'mei@example.com.'],
    ['a label that begins with a hyphen', 'mei@-example.com'],
    ['a label that ends with one', 'mei@example-.com'],
    ['an underscore in the domain', 'mei@exam_ple.com'],
    ['a space', 'mei tan@example.com'],
    ['a name beside the address', 'Mei <mei@example.com>'],
    ['two addresses', 'a@example.com,b@example.com'],
    ['an invisible character', 'mei\u200b@example.com'],
    ['a line break for another header', 'mei@example.com\r\nBcc: all@example.com'],
    ['65 characters before the @', `${'l'.repeat(65)}@example.com`],
    ['a label of 64', `a@${label(64)}.com`],
    ['255 in all', `a@${domain(253)}`],
  ])('refuses %s', (_title, address) => {
    expect(isEmail(address)).toBe(false)
  })

  it('answers at once, however long the input', () => {
    const hostile = `${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}`
    expect(isEmail(hostile)).toBe(false)
  })
})

describe('email', () => {
  it.each([
    [undefined, 'field.required'],
    ['', 'field.required'],
    ['mei', 'field.email'],
    ['mei\u0000@example.com', 'field.characters'],
    [`${'a'.repeat(300)}@example.com`, 'field.tooLong'],
  ])('says one thing about %j', (input, key) => {
    const { error } = email.safeParse(input)
    expect(error && problemsOf(error, input)).toMatchObject([{ key }])
  })

  it('keeps the address as it was typed, but for the spaces round it', () => {
    expect(email.parse(' Mei.Tan@Example.com ')).toBe('Mei.Tan@Example.com')
  })
})

describe('emailKey', () => {
  it.each([
    ['Mei@Example.COM', 'mei@example.com'],
    [' mei@example.com ', 'mei@example.com'],
    ['ｍｅｉ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'mei@example.com'],
    ['ZOE\u0308@example.com', 'zoë@example.com'],
  ])('of %s is %s', (typed, key) => {
    expect(emailKey(typed)).toBe(key)
  })

  it('is the same for whatever capitals a person uses', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'i', 'k', 's', 'z', '0', '9', '-'), minLength: 1 })
    fc.assert(
      fc.property(letters, letters, (local, host) => {
        const address = `${local}@${host}.com`
        expect(emailKey(address.toUpperCase())).toBe(emailKey(address))
      }),
    )
  })
})
