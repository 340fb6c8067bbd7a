import type { Language, Texts } from '@catchpitch/contract/languages'
import { eachLanguage } from '../each-language.ts'

/** One quarter of a situation: what it is called there, and what much, some and no control in it mean. */
type Quadrant = { parameter: Texts; much: Texts; some: Texts; none: Texts }

export type DefaultSituation = {
  code: string
  dimension: string
  name: Texts
  topic: Texts
  text_display: Texts
  /** One a line. */
  sample_statements: Texts
  /** Important and positive, important and negative, less important and positive, less important and negative. */
  quadrants: readonly [Quadrant, Quadrant, Quadrant, Quadrant]
}

/** What the quarter is called, then what much, some and no control in it mean. */
type QuadrantWords = readonly [parameter: string, much: string, some: string, none: string]

type SituationWords = {
  name: string
  topic: string
  text: string
  samples: readonly [string, string, string]
  quadrants: readonly [QuadrantWords, QuadrantWords, QuadrantWords, QuadrantWords]
}

export function situation(
  code: string,
  dimension: string,
  words: Readonly<Record<Language, SituationWords>>,
): DefaultSituation {
  const quadrant = (at: 0 | 1 | 2 | 3): Quadrant => ({
    parameter: eachLanguage(words, ({ quadrants }) => quadrants[at][0]),
    much: eachLanguage(words, ({ quadrants }) => quadrants[at][1]),
    some: eachLanguage(words, ({ quadrants }) => quadrants[at][2]),
    none: eachLanguage(words, ({ quadrants }) => quadrants[at][3]),
  })
  return {
    code,
    dimension,
    name: eachLanguage(words, ({ name }) => name),
    topic: eachLanguage(words, ({ topic }) => topic),
    text_display: eachLanguage(words, ({ text }) => text),
    sample_statements: eachLanguage(words, ({ samples }) => samples.join('\n')),
    quadrants: [quadrant(0), quadrant(1), quadrant(2), quadrant(3)],
  }
}
