import type { Language } from '@catchpitch/contract/languages'
import type { MessageParams } from '@catchpitch/contract/messages/messages'

type Spoken = { readonly language: Language; readonly words: Readonly<Record<string, string>> }

/** The text by this name: of one alone (`<key>.one`) where the language says that otherwise and `count` is one. */
export function textFor({ language, words }: Spoken, key: string, { count }: MessageParams): string | undefined {
  if (typeof count !== 'number') return words[key]
  return words[`${key}.${new Intl.PluralRules(language).select(count)}`] ?? words[key]
}
