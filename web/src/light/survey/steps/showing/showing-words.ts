import type { words } from '../../../../i18n/en/showing.ts'
import { type Translate, useTranslate, type WordLoaders } from '../../../../i18n/translator.ts'
import type { SurveyTranslate } from '../../survey-words.ts'

type SurveyKey = Parameters<SurveyTranslate>[0]

/** Only who may answer with pictures or links needs them. */
export const showingWords: WordLoaders = {
  en: async () => (await import('../../../../i18n/en/showing.ts')).words,
  zh: async () => (await import('../../../../i18n/zh/showing.ts')).words,
  ms: async () => (await import('../../../../i18n/ms/showing.ts')).words,
}

type ShowingKey = SurveyKey | keyof typeof words

export const useShowingT = (): Translate<ShowingKey> => useTranslate()
