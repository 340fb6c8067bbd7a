import { z } from 'zod'
import type { Language, Texts } from '../languages.ts'
import { languages } from '../languages.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { text } from './text.ts'

type TextsRules = {
  /** Of each language by itself. */
  max: number
  /** Whether line breaks may stand in it. */
  lines?: boolean
  /** What is said where English is missing, if there is more to say than that. */
  missing?: FieldMessageKey
}

/**
 * A text of the catalogue in every language. English must be there, since it is what people read where a translation
 * is missing; the others may follow later.
 */
export function texts({ max, lines = false, missing = 'field.english' }: TextsRules) {
  const translation = text({ max, min: 0, lines })
  const english = translation.refine((value) => value !== '', { error: missing })
  return z.object({ en: english, zh: translation, ms: translation })
}

/** One that need not be there at all; but where it is, it is there in English too. */
export function optionalTexts({ max, lines = false }: Pick<TextsRules, 'max' | 'lines'>) {
  const translation = text({ max, min: 0, lines })
  return z.object({ en: translation, zh: translation, ms: translation }).check(({ value, issues }) => {
    if (value.en !== '' || (value.zh === '' && value.ms === '')) return
    issues.push({ code: 'custom', input: value, path: ['en'], message: 'field.english' satisfies FieldMessageKey })
  })
}

/** A text that may be missing in every language. */
export function translations({ max, lines = false }: TextsRules) {
  const translation = text({ max, min: 0, lines })
  return z.object({ en: translation, zh: translation, ms: translation })
}

/** As it stands in a reply. */
export const storedTexts = z.object({ en: z.string(), zh: z.string(), ms: z.string() })

export const noTexts: Texts = { en: '', zh: '', ms: '' }

/** The language in which somebody reads what belongs together: their own if all of it is written, else English, else any. */
export function languageOfAll(values: readonly Texts[], wanted: Language): Language {
  const missing = missingInAny(values)
  return [wanted, ...languages].find((language) => !missing.includes(language)) ?? wanted
}

/** In which languages nobody has written it yet. */
export function missingLanguages(value: Texts): Language[] {
  return languages.filter((language) => value[language].trim() === '')
}

/** The same for several that belong together: in which languages any of them is missing. */
export function missingInAny(values: readonly Texts[]): Language[] {
  return languages.filter((language) => values.some((value) => value[language].trim() === ''))
}
