import type { Language, Texts } from '@catchpitch/contract/languages'
import { eachLanguage } from '../each-language.ts'

/** As the table numbers them: to read, and to ask in the interview. */
const interpretationType = { reading: 1, question: 2 } as const

export type DefaultInterpretation = {
  code: string
  dimension: string
  quadrant: 1 | 2 | 3 | 4
  type: (typeof interpretationType)[keyof typeof interpretationType]
  name: Texts
  description: Texts
}

/** What a report says of a quadrant under which heading, and what it proposes to ask under which. */
type QuadrantWords = { reading: readonly [string, string]; question: readonly [string, string] }

type DimensionWords = readonly [QuadrantWords, QuadrantWords, QuadrantWords, QuadrantWords]

/** Both texts for each quadrant of a dimension. They speak for every control and every business size (decision 0036). */
export function interpretations(
  dimension: string,
  words: Readonly<Record<Language, DimensionWords>>,
): DefaultInterpretation[] {
  const quadrants = [0, 1, 2, 3] as const
  const types = ['reading', 'question'] as const
  return quadrants.flatMap((at) =>
    types.map((type) => ({
      code: `${dimension}-${at + 1}-${type}`,
      dimension,
      quadrant: ([1, 2, 3, 4] as const)[at],
      type: interpretationType[type],
      name: eachLanguage(words, (said) => said[at][type][0]),
      description: eachLanguage(words, (said) => said[at][type][1]),
    })),
  )
}
