import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages, namedLanguage, preferredLanguage } from './languages.ts'

describe('preferredLanguage', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['zh', 'zh'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['ZH-hans-MY', 'zh'],
    ['ms-MY', 'ms'],
    ['fr,ms;q=0.4,zh;q=0.6', 'zh'],
    ['fr;q=1, de', 'en'],
    ['en;q=0.1, ms ; q=0.2', 'ms'],
    ['zh;q=0, ms', 'ms'],
    ['zh;q=nonsense, ms;q=0.1', 'ms'],
    ['*', 'en'],
    // A tag that merely begins with the same letters is another language.
    ['msx, zhx', 'en'],
  ])('of %j is %s', (header, expected) => {
    expect(preferredLanguage(header)).toBe(expected)
  })

  it('is one of ours whatever the header says', () => {
    fc.assert(fc.property(fc.string(), (header) => languages.includes(preferredLanguage(header))))
  })
})

describe('namedLanguage', () => {
  it.each([
    ['fr, ms;q=0.4', 'ms'],
    [undefined, null],
    ['*', null],
    ['fr;q=1, de', null],
  ])('of %j is %j', (header, expected) => {
    expect(namedLanguage(header)).toBe(expected)
  })
})
