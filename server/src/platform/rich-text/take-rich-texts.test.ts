import { describe, expect, it } from 'vitest'
import { Refusal } from '#platform/refusal'
import { takeRichTexts } from './take-rich-texts.ts'

const known = ['company']
const english = (en: string) => ({ en, zh: '', ms: '' })

function refusalOf(run: () => unknown): Refusal | null {
  try {
    run()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

describe('takeRichTexts', () => {
  it('cleans every language', () => {
    const written = { en: '<p onclick="x()">a</p>', zh: '<p>你好</p><script>x()</script>', ms: '' }
    expect(takeRichTexts('body', written, known)).toEqual({ en: '<p>a</p>', zh: '<p>你好</p>', ms: '' })
  })

  it.each([
    ['its marks', '<p>{{pass<x></x>word}}</p>'],
    ['its signs', '<p>&#123;{password}}</p>'],
  ])('refuses by field a name that only cleaning puts together from %s', (_title, zh) => {
    expect(refusalOf(() => takeRichTexts('body', { en: '<p>a</p>', zh, ms: '' }, known))?.problems).toEqual([
      { field: 'body.zh', key: 'field.placeholder', params: { placeholder: '{{password}}' } },
    ])
  })

  it('refuses a text of which nothing is left', () => {
    const { problems } = refusalOf(() => takeRichTexts('body', english('<script>a()</script>'), known)) ?? {}
    expect(problems).toEqual([{ field: 'body.en', key: 'field.english', params: {} }])
  })
})
