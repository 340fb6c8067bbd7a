import { describe, expect, it } from 'vitest'

type Words = Readonly<Record<string, string>>

/** Every file of every language, as it lies here: one that is added is looked at too. What `light.ts` holds is seen there. */
const files = import.meta.glob<Words>(['./*/*.ts', '!./*/{shared,first-paint}.ts'], { eager: true, import: 'words' })

const wordsIn = (language: string): [file: string, words: Words][] =>
  Object.entries(files).flatMap(([path, words]) => {
    const [, folder, file = ''] = path.split('/')
    return folder === language ? [[file, words]] : []
  })

/** What English says otherwise of one alone. */
const isOfOne = (key: string) => key.endsWith('.one')

const allEnglish = wordsIn('en')
const english = allEnglish.map(([file, words]): [string, Words] => [
  file,
  Object.fromEntries(Object.entries(words).filter(([key]) => !isOfOne(key))),
])
const others = ['zh', 'ms'].map((language) => [language, new Map(wordsIn(language))] as const)

/** A name, a unit or two words may be the same in another language; three hardly ever are. */
const isSentence = (text: string) => (text.replaceAll(/\{\{\w+\}\}/g, '').match(/\p{L}+/gu) ?? []).length > 2

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()

describe.each(others)('%s', (_language, filesOfIt) => {
  it('has the files of the English words and no others', () => {
    expect([...filesOfIt.keys()].toSorted()).toEqual(english.map(([file]) => file).toSorted())
  })

  it.each(english)('%s has the keys of the English one and no others', (file, words) => {
    expect(Object.keys(filesOfIt.get(file) ?? {}).toSorted()).toEqual(Object.keys(words).toSorted())
  })

  it.each(english)('%s keeps the placeholders of the English one', (file, words) => {
    const changed = Object.entries(words).filter(
      ([key, text]) => String(placeholders(filesOfIt.get(file)?.[key] ?? '')) !== String(placeholders(text)),
    )
    expect(changed).toEqual([])
  })

  it.each(english)('%s leaves no text empty or in English', (file, words) => {
    const left = Object.entries(words).filter(([key, text]) => {
      const own = filesOfIt.get(file)?.[key] ?? ''
      return own.trim() === '' || (own === text && isSentence(text))
    })
    expect(left).toEqual([])
  })
})

it('what is said of one alone is said of several too, in the same file', () => {
  const alone = allEnglish.flatMap(([, words]) =>
    Object.keys(words).filter((key) => isOfOne(key) && !Object.hasOwn(words, key.replace(/\.one$/, ''))),
  )
  expect(alone).toEqual([])
})

it('no two files have a word by the same name', () => {
  const keys = english.flatMap(([, words]) => Object.keys(words))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})
