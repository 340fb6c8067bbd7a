import { guideAudience } from '@catchpitch/contract/guides/guide-placeholders'
import type { Language, Texts } from '@catchpitch/contract/languages'
import { eachLanguage } from '../each-language.ts'

export type DefaultGuide = {
  code: string
  audience: (typeof guideAudience)[keyof typeof guideAudience]
  name: Texts
  /** Rich text of paragraphs, headings, lists and emphasis, nothing else. */
  body: Texts
}

type GuideWords = { name: string; body: string }

export const guide = (
  code: string,
  audience: keyof typeof guideAudience,
  words: Readonly<Record<Language, GuideWords>>,
): DefaultGuide => ({
  code,
  audience: guideAudience[audience],
  name: eachLanguage(words, ({ name }) => name),
  body: eachLanguage(words, ({ body }) => body),
})
