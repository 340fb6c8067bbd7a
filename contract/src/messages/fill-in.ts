import type { MessageParams } from './messages.ts'

/** Puts values where their names stand in double braces; a name that none is given for stays. */
export function fillIn(text: string, values: MessageParams): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
}
