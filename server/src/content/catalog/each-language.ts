import type { Language, Texts } from '@catchpitch/contract/languages'

/**
 * One text out of what stands there once for each language. The catalogue is written language by language, so that
 * whoever speaks one of them can read it in one go; the tables keep it text by text.
 */
export const eachLanguage = <Words>(
  words: Readonly<Record<Language, Words>>,
  pick: (said: Words) => string,
): Texts => ({
  en: pick(words.en),
  zh: pick(words.zh),
  ms: pick(words.ms),
})
