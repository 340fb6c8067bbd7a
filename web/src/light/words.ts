import type { words } from '../i18n/en/light.ts'
import { type Translate, useTranslate, type WordLoaders } from '../i18n/translator.ts'

export type LightKey = keyof typeof words

export const lightWords: WordLoaders = {
  en: async () => (await import('../i18n/en/light.ts')).words,
  zh: async () => (await import('../i18n/zh/light.ts')).words,
  ms: async () => (await import('../i18n/ms/light.ts')).words,
}

export const useT = (): Translate<LightKey> => useTranslate()
