import type { words } from '../../../i18n/en/story.ts'
import { type Translate, useTranslate, type WordLoaders } from '../../../i18n/translator.ts'

/** Only who is shown a pitch needs them. */
export const storyWords: WordLoaders = {
  en: async () => (await import('../../../i18n/en/story.ts')).words,
  zh: async () => (await import('../../../i18n/zh/story.ts')).words,
  ms: async () => (await import('../../../i18n/ms/story.ts')).words,
}

export const useStoryT = (): Translate<keyof typeof words> => useTranslate()
