import type { words } from '../../../../i18n/en/declining.ts'
import { type Translate, useTranslate, type WordLoaders } from '../../../../i18n/translator.ts'

/** Only who would rather not needs them. */
export const declineWords: WordLoaders = {
  en: async () => (await import('../../../../i18n/en/declining.ts')).words,
  zh: async () => (await import('../../../../i18n/zh/declining.ts')).words,
  ms: async () => (await import('../../../../i18n/ms/declining.ts')).words,
}

export const useDeclineT = (): Translate<keyof typeof words> => useTranslate()
