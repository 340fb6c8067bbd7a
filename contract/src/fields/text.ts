import { z } from 'zod'
import type { FieldMessageKey } from '../messages/messages.ts'

type TextRules = {
  /** In characters as PostgreSQL counts them too, not in bytes or UTF-16 halves. */
  max: number
  /** 0 lets the field stay empty. */
  min?: number
  /** Whether line breaks may stand in it. */
  lines?: boolean
}

// A NUL in a text, or half a surrogate pair in JSON, fails the whole statement in PostgreSQL; other
// control characters only ever come from an accident or an attack.
const unusable = /[\p{Cc}\p{Cs}]/u
const unusableInLines = /[^\P{Cc}\t\n\r]|\p{Cs}/u

// One character is at most two halves, and composing makes at most one of four.
const most_units_per_character = 8
// Room for the blanks that trimming takes away.
const blanks = 100

/**
 * The one way to take text from outside: trimmed, in one Unicode form, without control characters.
 * Two spellings of the same word that differ only in bytes would otherwise be two names.
 */
export function text({ max, min = 1, lines = false }: TextRules) {
  const refused = lines ? unusableInLines : unusable
  return z
    .string()
    .check(({ value, issues }) => {
      // Far too long, whatever it holds: composing and counting it would be work for whoever sent it.
      if (value.length <= max * most_units_per_character + blanks) return
      issues.push({ code: 'too_big', origin: 'string', maximum: max, input: value })
    })
    .normalize('NFC')
    .trim()
    .check((context) => {
      const { value, issues } = context
      const length = Array.from(value).length
      if (refused.test(value)) {
        issues.push({ code: 'custom', input: value, message: 'field.characters' satisfies FieldMessageKey })
      } else if (length < min) {
        issues.push({ code: 'too_small', origin: 'string', minimum: min, input: value })
      } else if (length > max) {
        issues.push({ code: 'too_big', origin: 'string', maximum: max, input: value })
      }
    })
    .meta({ maxLength: max })
}
