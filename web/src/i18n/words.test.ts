import { describe, expect, it } from 'vitest'
import { words as enConsole } from './en/console.ts'
import { words as enLight } from './en/light.ts'
import { words as msConsole } from './ms/console.ts'
import { words as msLight } from './ms/light.ts'
import { words as zhConsole } from './zh/console.ts'
import { words as zhLight } from './zh/light.ts'

type Words = Readonly<Record<string, string>>

const english: Words = { ...enLight, ...enConsole }
const others: [string, Words][] = [
  ['zh', { ...zhLight, ...zhConsole }],
  ['ms', { ...msLight, ...msConsole }],
]

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()

describe.each(others)('%s', (_language, words) => {
  it('has the keys of the English words and no others', () => {
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  it.each(Object.entries(english))('keeps the placeholders of %s', (key, text) => {
    expect(placeholders(words[key] ?? '')).toEqual(placeholders(text))
  })
})

it('no word of one door is another word of the other', () => {
  const both = Object.keys(enConsole).filter((key) => key in enLight)
  expect(both).toEqual([])
})
