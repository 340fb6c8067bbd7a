import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { problemsOf } from '../problems.ts'
import { text } from './text.ts'

const keysOf = (schema: ReturnType<typeof text>, input: unknown) => {
  const { error } = schema.safeParse(input)
  return error ? problemsOf(error, input).map(({ key, params }) => ({ key, params })) : []
}

/** Any character at all, and often one of those that make trouble. */
const character = fc.oneof(
  fc.constantFrom('\u0000', '\n', '\u0085', '\u0308', '\ud800', '\udfff', ' ', '\u3000', 'e', '陈'),
  fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
)
const anything = fc.string({ unit: character })

describe('text', () => {
  it('is in one Unicode form, trimmed, and without control characters, whatever was typed', () => {
    const schema = text({ max: 1000, min: 0 })
    fc.assert(
      fc.property(anything, (typed) => {
        const { data } = schema.safeParse(typed)
        if (data === undefined) return
        expect(data).toBe(data.normalize('NFC'))
        expect(data).toBe(data.trim())
        expect(data).not.toMatch(/[\p{Cc}\p{Cs}]/u)
      }),
    )
  })

  it('is the same when it is taken twice', () => {
    const schema = text({ max: 1000, min: 0, lines: true })
    fc.assert(
      fc.property(anything, (typed) => {
        const { data } = schema.safeParse(typed)
        if (data !== undefined) expect(schema.parse(data)).toBe(data)
      }),
    )
  })

  it.each([
    ['two spellings of one word', 'Zoe\u0308', 'Zoë'],
    ['spaces round it', '\u3000 陈大文 \n', '陈大文'],
    ['spaces inside it', 'Tan  Ah Kow', 'Tan  Ah Kow'],
    ['a family of one picture', '👩\u200d👧', '👩\u200d👧'],
  ])('takes %s', (_title, typed, taken) => {
    expect(text({ max: 20 }).parse(typed)).toBe(taken)
  })

  it.each([
    ['a NUL', 'a\u0000b'],
    ['a bell', 'a\u0007b'],
    ['a line break', 'a\nb'],
    ['a C1 control', 'a\u0085b'],
    ['half of a surrogate pair', 'a\ud800b'],
  ])('refuses %s', (_title, typed) => {
    expect(keysOf(text({ max: 20 }), typed)).toEqual([{ key: 'field.characters', params: {} }])
  })

  it('takes line breaks and tabs where there are lines, and still no other control character', () => {
    const lines = text({ max: 20, lines: true })
    expect(lines.parse('one\r\n\ttwo')).toBe('one\r\n\ttwo')
    expect(keysOf(lines, 'a\u0000b')).toEqual([{ key: 'field.characters', params: {} }])
    expect(keysOf(lines, 'a\udfffb')).toEqual([{ key: 'field.characters', params: {} }])
  })

  it('counts characters, not bytes or halves', () => {
    expect(keysOf(text({ max: 3 }), '😀😀😀')).toEqual([])
    expect(keysOf(text({ max: 3 }), '😀😀😀😀')).toEqual([{ key: 'field.tooLong', params: { max: 3 } }])
  })

  it('refuses what is far too long without looking at it, and takes the longest that is not', () => {
    const four_to_one = '\u03c9\u0314\u0342\u0345'
    expect(text({ max: 50 }).parse(four_to_one.repeat(50))).toBe('\u1fa7'.repeat(50))
    expect(keysOf(text({ max: 50 }), '\u0000'.repeat(1_000_000))).toEqual([
      { key: 'field.tooLong', params: { max: 50 } },
    ])
    expect(keysOf(text({ max: 50 }), ' '.repeat(1_000_000))).toEqual([{ key: 'field.tooLong', params: { max: 50 } }])
  })

  it.each([
    ['nothing', undefined, 'field.required'],
    ['null', null, 'field.required'],
    ['an empty text', '', 'field.required'],
    ['only spaces', '  \t', 'field.required'],
    ['a number', 5, 'field.invalid'],
    ['a list', ['a'], 'field.invalid'],
  ])('says about %s: %j', (_title, input, key) => {
    expect(keysOf(text({ max: 3 }), input)).toEqual([{ key, params: {} }])
  })

  it('asks for a minimum, or for nothing at all', () => {
    expect(keysOf(text({ max: 9, min: 3 }), 'ab')).toEqual([{ key: 'field.tooShort', params: { min: 3 } }])
    expect(text({ max: 9, min: 0 }).parse('  ')).toBe('')
  })
})
