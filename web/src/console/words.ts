import type { MessageKey } from '@catchpitch/contract/messages/messages'
import type { words as account } from '../i18n/en/account.ts'
import type { words } from '../i18n/en/console.ts'
import type { shared } from '../i18n/en/shared.ts'
import { addWords, type Translate, useTranslate, type WordLoaders } from '../i18n/translator.ts'

export type ConsoleKey = keyof typeof words | keyof typeof account | keyof typeof shared | MessageKey

type WordFile = { words: Readonly<Record<string, string>> }

/** What both doors share comes in one file with the words of the light door, whose requests are counted. */
async function together(common: Promise<WordFile>, own: Promise<WordFile>) {
  return { ...(await common).words, ...(await own).words }
}

export const consoleWords: WordLoaders = {
  en: () => together(import('../i18n/en/light.ts'), import('../i18n/en/console.ts')),
  zh: () => together(import('../i18n/zh/light.ts'), import('../i18n/zh/console.ts')),
  ms: () => together(import('../i18n/ms/light.ts'), import('../i18n/ms/console.ts')),
}

/** For pages that few visits come to; `withWords` brings them. */
export const accountWords: WordLoaders = {
  en: async () => (await import('../i18n/en/account.ts')).words,
  zh: async () => (await import('../i18n/zh/account.ts')).words,
  ms: async () => (await import('../i18n/ms/account.ts')).words,
}

/** For a page that loads when it is opened: its code and its words come beside each other. */
export function withWords<Page>(words: WordLoaders, load: () => Promise<Page>): () => Promise<Page> {
  return async () => {
    const [page] = await Promise.all([load(), addWords(words)])
    return page
  }
}

export const useT = (): Translate<ConsoleKey> => useTranslate()
