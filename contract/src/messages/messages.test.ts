import { describe, expect, it } from 'vitest'
import { languageName } from '../languages.ts'
import { en, ms, zh } from './all-messages.ts'

const placeholders = (message: string) =>
  [...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted()

describe.each([
  ['zh', zh],
  ['ms', ms],
] as const)('messages in %s', (language, messages) => {
  it('have the same keys in the same order', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(en))
  })

  it.each(Object.entries(en))('%s has the same placeholders and is really translated', (key, english) => {
    const message = new Map(Object.entries(messages)).get(key) ?? ''
    expect(placeholders(message)).toEqual(placeholders(english))
    expect(message.trim()).not.toBe('')
    expect(message, languageName[language]).not.toBe(english)
  })
})

it('have no brace that is not part of a placeholder', () => {
  for (const message of [en, zh, ms].flatMap((messages) => Object.values(messages))) {
    expect(message.replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]/)
  }
})
