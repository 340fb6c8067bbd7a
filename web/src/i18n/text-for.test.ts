import type { Language } from '@catchpitch/contract/languages'
import { describe, expect, it } from 'vitest'
import { textFor } from './text-for.ts'

const words = { ask: 'accounts', 'ask.one': 'account', plain: 'people' }

describe('textFor', () => {
  it.each<[Language, number | string, string]>([
    ['en', 1, 'account'],
    ['en', 0, 'accounts'],
    ['en', 2, 'accounts'],
    ['en', 21, 'accounts'],
    // What was made a text of, '10,000' say, is no number any more.
    ['en', '1', 'accounts'],
    ['zh', 1, 'accounts'],
    ['ms', 1, 'accounts'],
  ])('in %s, of %j: %s', (language, count, expected) => {
    expect(textFor({ language, words }, 'ask', { count })).toBe(expected)
  })

  it('is the same for every number where there is one form only', () => {
    expect(textFor({ language: 'en', words }, 'plain', { count: 1 })).toBe('people')
    expect(textFor({ language: 'en', words }, 'plain', {})).toBe('people')
    expect(textFor({ language: 'en', words }, 'nowhere', { count: 1 })).toBeUndefined()
  })
})
