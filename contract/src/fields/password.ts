import { z } from 'zod'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { isCommonPassword } from './common-passwords.ts'

const weak: FieldMessageKey = 'field.password'
const common: FieldMessageKey = 'field.password.common'

/** What a new password must have. A form ticks them off one by one while somebody types. */
export const passwordRules = {
  length: (password: string) => Array.from(password).length >= limits.password.min,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  number: (password: string) => /\p{N}/u.test(password),
  special: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
} as const

function isStrongEnough(password: string): boolean {
  return Object.values(passwordRules).every((holds) => holds(password))
}

/** A password that somebody chooses. It is never trimmed nor changed: what was typed is what will be typed again. */
export const newPassword = z
  .string()
  .min(1)
  // Nothing else is looked at in a text without an end.
  .max(limits.password.max, { abort: true })
  .refine((value) => value === '' || isStrongEnough(value), { error: weak })
  .refine((value) => !isStrongEnough(value) || !isCommonPassword(value), { error: common })
