import { z } from 'zod'
import type { FieldMessageKey } from '../messages/messages.ts'
import { text } from './text.ts'

type RichTextRules = {
  /** Of what people read; marks do not count. */
  max: number
  /** 0 lets the field stay empty. */
  min?: number
  /** The names that may stand in double braces, to be filled in for whoever reads it. None, unless they are given. */
  placeholders?: readonly string[]
}

// A list of single letters has this many marks for each of them; more is no text any more.
const most_signs_per_character = 24
const blanks = /\s+/g
// Neither goes past the next angle bracket: looking for an end that never comes would be work for whoever sent it.
const mark = /<[^<>]*>/g
const inDoubleBraces = /\{\{([^{}]*)\}\}/g

/** What people read of a rich text, on one line. */
export function readableText(html: string): string {
  return html
    .replaceAll(mark, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/&(?:\w+|#\w+);/g, '&')
    .replaceAll(blanks, ' ')
    .trim()
}

/**
 * Whatever stands in double braces and is none of these names, as it is read. Strict on purpose: `{{ name }}` would not
 * be filled in either, and whoever writes it should hear so before an applicant reads it.
 */
export function unknownPlaceholders(html: string, known: readonly string[]): string[] {
  const written = Array.from(html.matchAll(inDoubleBraces), ([, name = '']) => name)
  return [...new Set(written.filter((name) => !known.includes(name)).map((name) => `{{${readableText(name)}}}`))]
}

/**
 * A text with paragraphs, headings, lists and links, as an editor writes it in HTML. What else may be in there is cut
 * away by the server when it is saved: this tells only whether it is too long, empty, or leaves open what nobody fills in.
 */
export function richText({ max, min = 1, placeholders = [] }: RichTextRules) {
  return text({ max: max * most_signs_per_character, min: 0, lines: true })
    .check(({ value, issues }) => {
      const length = Array.from(readableText(value)).length
      if (length < min) issues.push({ code: 'too_small', origin: 'string', minimum: min, input: value })
      if (length > max) issues.push({ code: 'too_big', origin: 'string', maximum: max, input: value })
      const [unknown] = unknownPlaceholders(value, placeholders)
      if (unknown === undefined) return
      const message: FieldMessageKey = 'field.placeholder'
      issues.push({ code: 'custom', input: value, message, params: { placeholder: unknown } })
    })
    .meta({ maxLength: max * most_signs_per_character })
}

/** The same in every language; English must be there, as with `texts`. */
export function richTexts({ max, placeholders = [] }: Omit<RichTextRules, 'min'>) {
  const translation = richText({ max, min: 0, placeholders })
  const english = translation.refine((html) => readableText(html) !== '', {
    error: 'field.english' satisfies FieldMessageKey,
  })
  return z.object({ en: english, zh: translation, ms: translation })
}
