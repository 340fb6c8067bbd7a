import { describe, expect, it } from 'vitest'
import { words as enAccount } from './en/account.ts'
import { words as enConsole } from './en/console.ts'
import { words as enLight } from './en/light.ts'
import { words as msAccount } from './ms/account.ts'
import { words as msConsole } from './ms/console.ts'
import { words as msLight } from './ms/light.ts'
import { words as zhAccount } from './zh/account.ts'
import { words as zhConsole } from './zh/console.ts'
import { words as zhLight } from './zh/light.ts'

type Words = Readonly<Record<string, string>>

const english: Words = { ...enLight, ...enConsole, ...enAccount }
const others: [string, Words][] = [
  ['zh', { ...zhLight, ...zhConsole, ...zhAccount }],
  ['ms', { ...msLight, ...msConsole, ...msAccount }],
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

it('no two files have a word by the same name', () => {
  const keys = [enLight, enConsole, enAccount].flatMap((words) => Object.keys(words))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})
