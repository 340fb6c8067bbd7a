import type { WordLoaders, WordsLike } from '../i18n/translator.ts'

export type Words = Readonly<Record<string, string>>
type WordFile<Own extends Words> = () => Promise<{ words: Own }>

/** One area's words. A language that lacks one of the English keys does not compile. */
export function wordsOf<English extends Words>(
  en: WordFile<English>,
  zh: WordFile<WordsLike<English>>,
  ms: WordFile<WordsLike<English>>,
) {
  return {
    en: async () => (await en()).words,
    zh: async () => (await zh()).words,
    ms: async () => (await ms()).words,
  } satisfies WordLoaders
}
