import type { consoleEn } from './en.ts'
import type { publicEn } from './en-public.ts'

/** What server and web both say: errors, field messages, confirmations. Screens keep their own words. */
export type MessageKey = keyof typeof publicEn | keyof typeof consoleEn
export type Messages = Record<MessageKey, string>

export type ErrorMessageKey = Extract<MessageKey, `error.${string}`>
export type FieldMessageKey = Extract<MessageKey, `field.${string}`>
export type DoneMessageKey = Extract<MessageKey, `done.${string}`>

export type MessageParams = Record<string, string | number>
