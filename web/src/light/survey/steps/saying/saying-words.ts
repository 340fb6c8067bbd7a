import type { words } from '../../../../i18n/en/saying.ts'
import { type Translate, useTranslate, type WordLoaders } from '../../../../i18n/translator.ts'
import type { SurveyTranslate } from '../../survey-words.ts'

type SurveyKey = Parameters<SurveyTranslate>[0]

/** Only who may speak their answers needs them. */
export const sayingWords: WordLoaders = {
  en: async () => (await import('../../../../i18n/en/saying.ts')).words,
  zh: async () => (await import('../../../../i18n/zh/saying.ts')).words,
  ms: async () => (await import('../../../../i18n/ms/saying.ts')).words,
}

export type SayingKey = SurveyKey | keyof typeof words

export const useSayingT = (): Translate<SayingKey> => useTranslate()
