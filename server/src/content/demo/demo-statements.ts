import type { Language } from '@catchpitch/contract/languages'
import { chineseSentences } from './statements/chinese.ts'
import { englishSentences } from './statements/english.ts'
import { englishOtherModules } from './statements/english-other-modules.ts'
import { malaySentences } from './statements/malay.ts'
import type { SentencesBySituation } from './statements/sentences.ts'

/** Something that somebody might write, how they would feel about it, and whether it is theirs to change. */
export type DemoStatement = { text: string; mood: 'good' | 'bad'; hands: 'own' | 'others' }

const sentences: Readonly<Record<Language, SentencesBySituation>> = {
  en: { ...englishSentences, ...englishOtherModules },
  zh: chineseSentences,
  ms: malaySentences,
}

/** Everything that somebody might write about a situation in their language; nothing where nobody of the demo does. */
export function demoStatements(situation_code: string, language: Language): DemoStatement[] {
  const known = sentences[language][situation_code]
  if (!known) return []
  return [
    ...known.good_own.map((text) => ({ text, mood: 'good', hands: 'own' }) as const),
    ...known.good_others.map((text) => ({ text, mood: 'good', hands: 'others' }) as const),
    ...known.bad_own.map((text) => ({ text, mood: 'bad', hands: 'own' }) as const),
    ...known.bad_others.map((text) => ({ text, mood: 'bad', hands: 'others' }) as const),
  ]
}
