import type { publicEn } from '@catchpitch/contract/messages/en-public'
import type { shared } from '../i18n/en/shared.ts'
import type { words } from '../i18n/en/support.ts'
import { type Translate, useTranslate, type WordLoaders } from '../i18n/translator.ts'

type SupportKey = keyof typeof words | keyof typeof shared | keyof typeof publicEn

/** They come with the widget, when the page that people came for is there. */
export const supportWords: WordLoaders = {
  en: async () => (await import('../i18n/en/support.ts')).words,
  zh: async () => (await import('../i18n/zh/support.ts')).words,
  ms: async () => (await import('../i18n/ms/support.ts')).words,
}

export const useT = (): Translate<SupportKey> => useTranslate()
