import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { problemsOf } from '../problems.ts'
import { readableText, richText, unknownPlaceholders } from './rich-text.ts'

const problemOf = (rules: Parameters<typeof richText>[0], input: unknown) => {
  const { error } = richText(rules).safeParse(input)
  return error ? problemsOf(error, input).map(({ key, params }) => ({ key, params })) : []
}

describe('readableText', () => {
  it.each([
    ['<p>Hello <strong>Mei</strong></p><p>again</p>', 'Hello Mei again'],
    ['<p></p>', ''],
    ['<p>&nbsp; <br></p>', ''],
    ['<p>Fish &amp; chips</p>', 'Fish & chips'],
    ['1 < 2', '1 < 2'],
  ])('%j reads %j', (html, text) => {
    expect(readableText(html)).toBe(text)
  })

  it('is quick with brackets that nothing closes', () => {
    const began = Date.now()
    readableText('<'.repeat(200_000))
    readableText('<a '.repeat(100_000))
    unknownPlaceholders('{{'.repeat(100_000), [])
    // Looked for again from every bracket it would be minutes; the bound leaves room for a machine that is busy.
    expect(Date.now() - began).toBeLessThan(5000)
  })
})

describe('richText', () => {
  it.each([
    ['marks do not count', { max: 5 }, '<p><strong>Hello</strong></p>'],
    ['a list of single letters', { max: 4 }, `<ul>${'<li><p>a</p></li>'.repeat(2)}</ul>`],
    ['nothing, where that is allowed', { max: 5, min: 0 }, '<p></p>'],
    ['a placeholder that is filled in', { max: 50, placeholders: ['company'] }, '<p>{{company}}</p>'],
    ['one in a link', { max: 50, placeholders: ['link'] }, '<p><a href="{{link}}">Go</a></p>'],
    ['a single brace', { max: 50 }, '<p>{company}</p>'],
  ])('takes %s', (_title, rules, html) => {
    expect(problemOf(rules, html)).toEqual([])
  })

  it.each([
    ['nothing but marks', { max: 5 }, '<p><strong> </strong></p>', { key: 'field.required', params: {} }],
    ['a letter too many', { max: 5 }, '<p>Hello!</p>', { key: 'field.tooLong', params: { max: 5 } }],
    [
      'a placeholder that nobody fills in',
      { max: 50, placeholders: ['company'] },
      '<p>{{company}} {{password}}</p>',
      { key: 'field.placeholder', params: { placeholder: '{{password}}' } },
    ],
    [
      'one with blanks in it, which would not be filled in',
      { max: 50, placeholders: ['company'] },
      '<p>{{ company }}</p>',
      { key: 'field.placeholder', params: { placeholder: '{{company}}' } },
    ],
    [
      'one that marks take apart',
      { max: 50, placeholders: ['company'] },
      '<p>{{com<em>pany</em>}}</p>',
      { key: 'field.placeholder', params: { placeholder: '{{com pany}}' } },
    ],
    ['a NUL', { max: 50 }, '<p>a\u0000</p>', { key: 'field.characters', params: {} }],
  ])('refuses %s', (_title, rules, html, problem) => {
    expect(problemOf(rules, html)).toEqual([problem])
  })

  it('refuses marks without end, however little there is to read', () => {
    const [first] = problemOf({ max: 10 }, '<b></b>'.repeat(1000))
    expect(first).toMatchObject({ key: 'field.tooLong' })
  })

  it('finds every name in double braces that is not in the list, and none that is', () => {
    const name = fc.stringMatching(/^[a-z_]{1,12}$/)
    fc.assert(
      fc.property(fc.array(name), fc.array(name), (written, known) => {
        const html = written.map((each) => `<p>{{${each}}}</p>`).join('')
        const unknown = [...new Set(written)].filter((each) => !known.includes(each))
        expect(unknownPlaceholders(html, known)).toEqual(unknown.map((each) => `{{${each}}}`))
      }),
    )
  })
})
