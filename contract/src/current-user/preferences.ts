import { text } from '../fields/text.ts'
import type { FieldMessageKey } from '../messages/messages.ts'

/** Choices that mean something to the server; each has a call of its own, which checks what it is told. */
export const knownPreferences = ['may_be_contacted', 'selected_group'] as const
export type KnownPreference = (typeof knownPreferences)[number]

const words = /^[a-z][a-z0-9_]*(?:[.-][a-z0-9_]+)*$/

/** The name of any other choice, such as `results.columns`: the screens' own business. */
export const preferenceKey = text({ max: 100 }).refine(
  (key) => words.test(key) && !knownPreferences.some((known) => known === key),
  { error: 'field.invalid' satisfies FieldMessageKey },
)
