import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { text } from './text.ts'

// Marks count as letters: the vowels of Thai and Hindi names are marks.
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u
// Invisible characters are refused: they come along when an address is copied, and make it undeliverable.
const localPart = /^[^\s\p{C}@"(),:;<>[\]\\.]+(?:\.[^\s\p{C}@"(),:;<>[\]\\.]+)*$/u

/** Plain syntax, not a proof that the mailbox exists: only a mail that arrives proves that. */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@')
  const local = value.slice(0, at)
  const labels = value.slice(at + 1).split('.')
  return (
    at > 0 &&
    value.length <= limits.email.max &&
    local.length <= limits.email.local_part &&
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((part) => part.length <= limits.email.label && label.test(part))
  )
}

export const email = text({ max: limits.email.max }).refine((value) => value === '' || isEmail(value), {
  error: 'field.email' satisfies FieldMessageKey,
})

/** How two addresses are compared: people type their own with capitals and full-width letters. */
export function emailKey(value: string): string {
  return value.normalize('NFKC').trim().toLowerCase()
}
