import { describe, expect, it } from 'vitest'
import { en, ms, zh } from './all-messages.ts'

const placeholders = (message: string) =>
  [...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted()

describe.each([
  ['zh', zh],
  ['ms', ms],
] as const)('messages in %s', (_language, messages) => {
  it('have the same keys in the same order', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(en))
  })

  const translated = new Map(Object.entries(messages))
  const offenders = (breaks: (message: string, english: string) => boolean) =>
    Object.entries(en).flatMap(([key, english]) => {
      const message = translated.get(key) ?? ''
      return breaks(message, english) ? [{ key, message, english }] : []
    })

  it('have the same placeholders', () => {
    expect(offenders((message, english) => placeholders(message).join() !== placeholders(english).join())).toEqual([])
  })

  it('are really translated', () => {
    expect(offenders((message, english) => message.trim() === '' || message === english)).toEqual([])
  })
})

it('have no brace that is not part of a placeholder', () => {
  const all = [en, zh, ms].flatMap((messages) => Object.values(messages))
  expect(all.filter((message) => /[{}]/.test(message.replaceAll(/\{\{\w+\}\}/g, '')))).toEqual([])
})
