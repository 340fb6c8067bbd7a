import type { Language } from '@catchpitch/contract/languages'
import { fillIn } from '@catchpitch/contract/messages/fill-in'
import type { MessageParams } from '@catchpitch/contract/messages/messages'
import { useSyncExternalStore } from 'react'
import { appName } from '../app-name.ts'
import { stored } from '../stored.ts'
import { textFor } from './text-for.ts'

/**
 * Another language's words: exactly the keys of the English ones, so that a missing one fails the type check. What is
 * said of one alone (`users.removeAsk.one`) is English: neither Chinese nor Malay has such a form.
 */
export type WordsLike<English> = Readonly<Record<Exclude<keyof English, `${string}.one`>, string>>

/** How words are got; only the language in use is ever loaded. */
export type WordLoaders = Readonly<Record<Language, () => Promise<Readonly<Record<string, string>>>>>

export type Translate<Key extends string> = (key: Key, params?: MessageParams) => string

type Words = Readonly<Record<string, string>>

/** What is on the screen now. A language and its words change together, or a page would speak two for a moment. */
let shown: { language: Language; words: Words } | null = null
const listeners = new Set<() => void>()

/** Another function with every language: what is drawn with it is drawn anew, and not taken from before. */
let translate = (key: string, params?: MessageParams) => say(key, params)

function show(language: Language, words: Words): void {
  shown = { language, words }
  translate = (key, params) => say(key, params)
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

/** Where the words on the screen come from: the door's own, and those of the pages that were opened since. */
const sources: WordLoaders[] = []

/** The language of the page: the server and boot.js have settled it before any script of ours runs. */
function startingLanguage(load: WordLoaders): Language {
  const { lang } = document.documentElement
  return isLanguage(load, lang) ? lang : 'en'
}

function isLanguage(load: WordLoaders, code: string): code is Language {
  return Object.hasOwn(load, code)
}

/** To be awaited before anything is rendered. */
export async function startTranslator(load: WordLoaders): Promise<void> {
  sources.push(load)
  const language = startingLanguage(load)
  show(language, await load[language]())
  followOtherTabs(load)
}

/** Somebody who chose a language in one tab does not want the others to go on in the old one. */
function followOtherTabs(load: WordLoaders): void {
  const follow = (chosen: string | null) => {
    if (chosen === null || !isLanguage(load, chosen)) return
    // Without its words the tab goes on as it was: nobody is looking at it.
    void showLanguage(chosen).catch(() => {})
  }
  stored.onChangeElsewhere('language', follow)
  // Chosen while the first words were on their way, when nobody listened yet.
  const chosen = stored.get('language')
  if (chosen !== currentLanguage()) follow(chosen)
}

/** How often a language was asked for. Words may come in another order; the last one asked for is shown. */
let asked = 0

/** Shows everything in another language, without a reload. Rejects if its words cannot be fetched; then nothing changes. */
export async function showLanguage(language: Language): Promise<void> {
  asked += 1
  const turn = asked
  const known = sources.length
  const parts = await Promise.all(sources.map((load) => load[language]()))
  if (turn !== asked) return
  // A page has added words in the meantime.
  if (sources.length > known) return showLanguage(language)
  show(language, Object.fromEntries(parts.flatMap((part) => Object.entries(part))))
}

/** The same, as the person's own choice, which this browser remembers. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  if (currentLanguage() === language) stored.set('language', language)
}

/** Brings the words of pages that do not come with the door. From then on they follow every change of language. */
export async function addWords(load: WordLoaders): Promise<void> {
  if (sources.includes(load)) return
  if (!shown) throw new Error('The translator has not been started.')
  const { language } = shown
  const words = await load[language]()
  // Changed while they were on their way: then these are not the ones that are needed.
  if (currentLanguage() !== language) return addWords(load)
  if (!sources.includes(load)) sources.push(load)
  // Nobody is told: no page says these words before they are here.
  shown = { language, words: { ...shown.words, ...words } }
}

/** English until the words have come. */
export function currentLanguage(): Language {
  return shown?.language ?? 'en'
}

/** Tells of every change of language, wherever it was made. Returns what stops the telling. */
export function onLanguageShown(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageShown, currentLanguage)
}

function say(key: string, params: MessageParams = {}): string {
  if (!shown) return key
  const text = textFor(shown, key, params)
  if (text !== undefined) return fillIn(text, { app: appName(), ...params })
  // A word that a page says without having brought it. No journey passes with an error on a page.
  reportError(new Error(`No words for ${key}.`))
  return key
}

/** Whether there is a word by this name on the page: for names that come from the server, which may be a release ahead. */
export function isSaid(key: string): boolean {
  return shown !== null && Object.hasOwn(shown.words, key)
}

/** Each door has its own `useT`, which narrows the keys to those that it loads. */
export function useTranslate<Key extends string>(): Translate<Key> {
  return useSyncExternalStore(onLanguageShown, () => translate)
}

/** For the few words that are needed outside of a component; they do not follow a change of language. The caller says whose key it is. */
export const translateNow = say
