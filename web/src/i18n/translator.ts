import type { Language } from '@catchpitch/contract/languages'
import type { MessageParams } from '@catchpitch/contract/messages/messages'
import { createInstance } from 'i18next'
import { useSyncExternalStore } from 'react'
import { appName } from '../app-name.ts'
import { stored } from '../stored.ts'

/** Another language's words: exactly the keys of the English ones, so that a missing one fails the type check. */
export type WordsLike<English> = Readonly<Record<keyof English, string>>

/** How words are got; only the language in use is ever loaded. */
export type WordLoaders = Readonly<Record<Language, () => Promise<Readonly<Record<string, string>>>>>

export type Translate<Key extends string> = (key: Key, params?: MessageParams) => string

const i18n = createInstance()
const namespace = 'words'
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
  const words = await load[language]()
  await i18n.init({
    lng: language,
    fallbackLng: false,
    defaultNS: namespace,
    resources: { [language]: { [namespace]: words } },
    // Keys are flat: a dot in one is part of its name.
    keySeparator: false,
    nsSeparator: false,
    // React escapes.
    interpolation: { escapeValue: false, defaultVariables: { app: appName() } },
  })
  document.documentElement.lang = language
}

/** Shows everything in another language, without a reload. Rejects if its words cannot be fetched; then nothing changes. */
export async function showLanguage(language: Language): Promise<void> {
  await Promise.all(sources.map((load) => load[language]()))
  // They are there by now, but for what a page has added in the meantime.
  for (const load of sources) i18n.addResourceBundle(language, namespace, await load[language]())
  await i18n.changeLanguage(language)
  document.documentElement.lang = language
}

/** The same, as the person's own choice, which this browser remembers. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  stored.set('language', language)
}

/** Brings the words of pages that do not come with the door. From then on they follow every change of language. */
export async function addWords(load: WordLoaders): Promise<void> {
  if (sources.includes(load)) return
  const { language } = i18n
  if (!isLanguage(load, language)) throw new Error('The translator has not been started.')
  i18n.addResourceBundle(language, namespace, await load[language]())
  // Changed while they were on their way: then these are not the ones that are needed.
  if (i18n.language !== language) return addWords(load)
  if (!sources.includes(load)) sources.push(load)
}

export function currentLanguage(): string {
  return i18n.language
}

function subscribe(listener: () => void): () => void {
  i18n.on('languageChanged', listener)
  return () => i18n.off('languageChanged', listener)
}

export function useLanguage(): string {
  return useSyncExternalStore(subscribe, currentLanguage)
}

/** Each door has its own `useT`, which narrows the keys to those that it loads. */
export function useTranslate<Key extends string>(): Translate<Key> {
  const translate = i18n.getFixedT(useLanguage())
  return (key, params) => translate(key, params ?? {})
}

/** For the few words that are needed outside of a component; they do not follow a change of language. The caller says whose key it is. */
export function translateNow(key: string, params: MessageParams = {}): string {
  return i18n.t(key, params)
}
