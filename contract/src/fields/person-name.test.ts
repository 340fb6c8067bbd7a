import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { problemsOf } from '../problems.ts'
import { personName } from './person-name.ts'

const problemOf = (input: unknown) => {
  const { error } = personName.safeParse(input)
  return error ? problemsOf(error, input).map(({ key }) => key) : []
}

describe('personName', () => {
  it.each([
    'Aisyah',
    "O'Neil",
    'O’Neil',
    'a/l Kumar',
    'Siti a/p Raju',
    'S. Ravi',
    'Md. Ali',
    'Jean-Luc',
    'Martin Luther King Jr.',
    'van der Berg',
    'Núñez',
    'Łukasz',
    'Ångström',
    'Nguyễn Thị Ánh',
    'Søren',
    'ʻAlamo',
    'Ж',
    'Ольга Иванова',
    'Γιώργος',
    'Հայկ',
    'გიორგი',
    'דוד',
    'ג׳ורג׳יה',
    'محمد بن سلمان',
    'علی‌رضا',
    'प्रियंका',
    'ශ්‍රීමාලි',
    'கார்த்திக்',
    'నాగార్జున',
    'ธนพล',
    'ၾကည္',
    'ສົມຫມາຍ',
    'សុខា',
    '李伟',
    '买买提·吐尔逊',
    '𠮷田',
    'さくら',
    'ジョン・スミス',
    'アンナ・マリー',
    '김민준',
    'አበበ',
    'ᏣᎳᎩ',
  ])('takes %s', (name) => {
    expect(problemOf(name)).toEqual([])
    expect(personName.parse(name)).toBe(name.normalize('NFC'))
  })

  it.each([
    ['a digit', 'Ali2'],
    ['a full-width digit', 'Ali２'],
    ['a digit of another script', 'علی٣'],
    ['a sign', 'Ali!'],
    ['an @', 'Ah Kow @ Ali'],
    ['a bracket', 'Ali (Abu)'],
    ['markup', '<b>Ali</b>'],
    ['an emoji', 'Ali😀'],
    ['a comma', 'Tan, Mei'],
    ['an underscore', 'mei_ling'],
    ['a backslash', 'a\\l'],
    ['a hyphen at the start', '-Ali'],
    ['a hyphen at the end', 'Ali-'],
    ['a slash at the end', 'Ali a/'],
    ['nothing but separators', "-'."],
    ['a row of separators', 'Ali---Abu'],
    ['a mark without a letter', '\u0301'],
    ['a direction that is turned round', 'Ali\u202eubA'],
    ['a blank that cannot be seen', 'Ali\u200bAbu'],
    ['an address', 'ali@example.com'],
    ['a web address', 'https://example.com'],
  ])('refuses %s', (_title, name) => {
    expect(problemOf(name)).toEqual(['field.personName'])
  })

  it.each([
    [undefined, 'field.required'],
    [null, 'field.required'],
    ['', 'field.required'],
    ['   ', 'field.required'],
    [7, 'field.invalid'],
    ['a\u0000b', 'field.characters'],
    ['a\nb', 'field.characters'],
    ['a'.repeat(limits.person_name.max + 1), 'field.tooLong'],
  ])('says one thing about %j', (input, key) => {
    expect(problemOf(input)).toEqual([key])
  })

  it('is under 50 characters, as the specification says, in any script', () => {
    expect(problemOf('a'.repeat(49))).toEqual([])
    expect(problemOf('𠮷'.repeat(49))).toEqual([])
    expect(problemOf('a'.repeat(50))).toEqual(['field.tooLong'])
  })

  it('takes the letters of every script, joined by any separator', () => {
    const letter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))
    const letters = fc.string({ unit: letter.filter((sign) => /\p{L}/u.test(sign)), minLength: 1, maxLength: 5 })
    const separator = fc.constantFrom(' ', "'", '’', '-', '.', '/', '. ', ' -')
    fc.assert(
      fc.property(letters, separator, letters, (one, sign, other) => {
        expect(problemOf(`${one}${sign}${other}`)).toEqual([])
      }),
    )
  })

  it('refuses whatever holds a digit, wherever it stands', () => {
    const digit = fc.constantFrom('0', '7', '９', '٣', '५', '²', '½', 'Ⅳ')
    const part = fc.constantFrom('', 'Ali', '李', "O'")
    fc.assert(fc.property(part, digit, part, (before, sign, after) => problemOf(before + sign + after).length > 0))
  })
})
