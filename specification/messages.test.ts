import { readdirSync, readFileSync } from 'node:fs'
import { en } from '@catchpitch/contract/messages/all-messages'
import { expect, test } from 'vitest'
import { disagreements } from './agreement.ts'
import { emptyLists, messages } from './messages.ts'
import toCome from './to-come.json' with { type: 'json' }

const webEnglish = new URL('../web/src/i18n/en/', import.meta.url)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The samples of the page that shows the design system: a word that only stands there is not built. */
const samples = 'design.ts'

/** The words of the screens, from however many files there are by now. */
async function webTexts(): Promise<string[]> {
  const names = readdirSync(webEnglish).filter((name) => name.endsWith('.ts') && name !== samples)
  const modules: unknown[] = await Promise.all(names.map((name) => import(new URL(name, webEnglish).href)))
  return modules.flatMap(textsIn)
}

/** The specification writes N where a number will stand, the product the number's name. */
const withoutNames = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/g, 'N')

test('every sentence and name of the specification stands word for word in English, or is marked as to come', async () => {
  const said = new Set([...textsIn(en), ...(await webTexts())].map(withoutNames))
  expect(disagreements({ asked: messages, marked: toCome.messages, isThere: (text) => said.has(text) })).toEqual([])
})

test('every list that the specification names says something of its own when it is empty', async () => {
  const { words }: { words: Record<string, string> } = await import(new URL('list.ts', webEnglish).href)
  const titles = emptyLists.map((name) => words[`empty.${name}.title`])
  expect(titles.every(Boolean)).toBe(true)
  expect(new Set(titles).size).toBe(emptyLists.length)
})

test('every message that a schema names by its key is there to be said', () => {
  const contract = new URL('../contract/src/', import.meta.url)
  const sources = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('messages'),
  )
  const named = sources.flatMap((name) =>
    [...readFileSync(new URL(name, contract), 'utf8').matchAll(/'(field\.[\w.]+)'/g)].map(([, key = '']) => key),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((key) => !(key in en))).toEqual([])
})
