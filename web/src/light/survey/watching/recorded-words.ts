import type { words } from '../../../i18n/en/recorded.ts'
import { type Translate, useTranslate, type WordLoaders } from '../../../i18n/translator.ts'

/** Only who has completed a survey needs them. */
export const recordedWords: WordLoaders = {
  en: async () => (await import('../../../i18n/en/recorded.ts')).words,
  zh: async () => (await import('../../../i18n/zh/recorded.ts')).words,
  ms: async () => (await import('../../../i18n/ms/recorded.ts')).words,
}

export const useRecordedT = (): Translate<keyof typeof words> => useTranslate()
