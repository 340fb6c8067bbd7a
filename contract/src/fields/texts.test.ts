import { describe, expect, it } from 'vitest'
import { problemsOf } from '../problems.ts'
import { missingLanguages, noTexts, texts } from './texts.ts'

const name = texts({ max: 10 })

function problemsIn(input: unknown) {
  const { error } = name.safeParse(input)
  return error ? problemsOf(error, input).map(({ field, key }) => [field, key]) : []
}

describe('texts', () => {
  it('takes English alone, and trims every language', () => {
    expect(name.parse({ en: ' Ease ', zh: '', ms: '  ' })).toEqual({ en: 'Ease', zh: '', ms: '' })
  })

  it.each([
    ['no English', { en: ' ', zh: '自在', ms: 'Selesa' }, [['en', 'field.english']]],
    ['a language left out', { en: 'Ease', zh: '' }, [['ms', 'field.required']]],
    ['one that is too long', { en: 'Ease', zh: '', ms: 'x'.repeat(11) }, [['ms', 'field.tooLong']]],
    ['a line break in a name', { en: 'Ease', zh: '自\n在', ms: '' }, [['zh', 'field.characters']]],
    ['nothing at all', undefined, [['', 'field.required']]],
  ])('says of %s what is wrong with which language', (_title, input, problems) => {
    expect(problemsIn(input)).toEqual(problems)
  })

  it('keeps line breaks where there may be some', () => {
    const value = { en: 'one\ntwo', zh: '', ms: '' }
    expect(texts({ max: 10, lines: true }).parse(value)).toEqual(value)
  })
})

it.each([
  [{ en: 'Ease', zh: '自在', ms: 'Selesa' }, []],
  [{ en: 'Ease', zh: ' ', ms: '' }, ['zh', 'ms']],
  [noTexts, ['en', 'zh', 'ms']],
])('%j lacks %j', (value, missing) => {
  expect(missingLanguages(value)).toEqual(missing)
})
