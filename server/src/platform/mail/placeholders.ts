/**
 * What a stored mail leaves open. Whoever may read the log of mails must not be able to use the links in them; and
 * where the product is reached, and what it is called, is known to the process that sends, not to everyone who writes.
 */
export const openInMails = { link: '{{link}}', public_url: '{{public_url}}', app_name: '{{app_name}}' } as const

export type FilledAtSending = Record<keyof typeof openInMails, string>

/** Puts values where their names stand in double braces; a name that none is given for stays. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
}
