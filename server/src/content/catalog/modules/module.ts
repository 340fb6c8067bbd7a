import type { Language, Texts } from '@catchpitch/contract/languages'
import { eachLanguage } from '../each-language.ts'
import { howItGoes, whatToRemember } from './how-it-goes.ts'

export type DefaultModule = {
  code: string
  kind: number
  feelings_scale: 2 | 4
  name: Texts
  description: Texts
  instructions: Texts
  things_to_remember: Texts
  completion_message: Texts
  /** In the order in which they are asked. */
  situations: readonly string[]
  /** What a company may want to find out, each through one of the dimensions. */
  queries: readonly { dimension: string; name: Texts }[]
  screening_suggestions: readonly Texts[]
}

type ModuleWords = {
  name: string
  description: string
  /** What this survey is about, before the lines that all of them share. */
  opening: string
  /** What to bear in mind in this one. */
  remember: string
  completion: string
}

type ModuleParts = Pick<DefaultModule, 'code' | 'kind' | 'feelings_scale' | 'situations' | 'screening_suggestions'> & {
  words: Readonly<Record<Language, ModuleWords>>
  queries: readonly (readonly [dimension: string, name: Texts])[]
}

export function module({ words, queries, ...parts }: ModuleParts): DefaultModule {
  const followedBy = (first: Texts, rest: Texts): Texts => ({
    en: `${first.en}\n${rest.en}`,
    zh: `${first.zh}\n${rest.zh}`,
    ms: `${first.ms}\n${rest.ms}`,
  })
  return {
    ...parts,
    name: eachLanguage(words, ({ name }) => name),
    description: eachLanguage(words, ({ description }) => description),
    instructions: followedBy(
      eachLanguage(words, ({ opening }) => opening),
      howItGoes,
    ),
    things_to_remember: followedBy(
      eachLanguage(words, ({ remember }) => remember),
      whatToRemember,
    ),
    completion_message: eachLanguage(words, ({ completion }) => completion),
    queries: queries.map(([dimension, name]) => ({ dimension, name })),
  }
}
