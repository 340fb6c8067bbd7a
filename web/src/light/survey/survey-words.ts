import type { words } from '../../i18n/en/survey.ts'
import { type Translate, useTranslate, type WordLoaders } from '../../i18n/translator.ts'
import type { LightKey } from '../words.ts'

export type SurveyKey = LightKey | keyof typeof words

export type SurveyTranslate = Translate<SurveyKey>

/** For the page behind an invitation's link, which begins without them; every other page of a survey brings them along. */
export const surveyWords: WordLoaders = {
  en: async () => (await import('../../i18n/en/survey.ts')).words,
  zh: async () => (await import('../../i18n/zh/survey.ts')).words,
  ms: async () => (await import('../../i18n/ms/survey.ts')).words,
}

export const useSurveyT = (): SurveyTranslate => useTranslate()
