import type { Language, Texts } from '@catchpitch/contract/languages'
import { type SupervisionCode, supervision } from '@catchpitch/contract/surveys/supervision'
import { eachLanguage } from '../each-language.ts'

/** As the specification numbers them. */
const jobTextType = { job_description: 1, day_to_day_scenario: 2 } as const

export type DefaultJobTemplate = {
  code: string
  name: Texts
  job_position: string
  /** A code of the industries; null: for all. */
  industry: string | null
  supervision: (typeof supervision)[SupervisionCode]
  skills: Texts
  type: (typeof jobTextType)[keyof typeof jobTextType]
  description: Texts
}

type JobWords = {
  name: string
  skills: string
  /** The job description: what it is for, what one does, on what terms. */
  about: string
  duties: readonly [string, string, string, string]
  terms: string
  /** The scenario: what the text about a day is called, and the day itself. */
  day_name: string
  day: readonly [string, string, string]
}

type JobParts = {
  code: string
  job_position: string
  industry: string | null
  supervision: SupervisionCode
  words: Readonly<Record<Language, JobWords>>
}

const paragraph = (text: string) => `<p>${text}</p>`
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** A job as two texts that companies begin with: its description, and a day in it. */
export function job({ code, words, supervision: watched, ...parts }: JobParts): DefaultJobTemplate[] {
  const both = {
    ...parts,
    supervision: supervision[watched],
    skills: eachLanguage(words, ({ skills }) => skills),
  }
  return [
    {
      ...both,
      code: `${code}-description`,
      type: jobTextType.job_description,
      name: eachLanguage(words, ({ name }) => name),
      description: eachLanguage(
        words,
        ({ about, duties, terms }) => paragraph(about) + list(duties) + paragraph(terms),
      ),
    },
    {
      ...both,
      code: `${code}-day`,
      type: jobTextType.day_to_day_scenario,
      name: eachLanguage(words, ({ day_name }) => day_name),
      description: eachLanguage(words, ({ day }) => day.map(paragraph).join('')),
    },
  ]
}
