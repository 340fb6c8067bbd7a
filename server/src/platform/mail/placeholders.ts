/**
 * What a stored mail leaves open. Whoever may read the log of mails must not be able to use the links in them; and
 * where the product is reached, and what it is called, is known to the process that sends, not to everyone who writes.
 */
export const openInMails = {
  link: '{{link}}',
  public_url: '{{public_url}}',
  app_name: '{{app_name}}',
  signature: '{{signature}}',
} as const

export type FilledAtSending = Record<keyof typeof openInMails, string>

/**
 * What a person wrote, with an invisible joint between two braces. Without it a question about `{{link}}` would be
 * filled in when the mail is sent, and somebody's name could bring the link to where only the button has it.
 */
export function asWritten(text: string): string {
  return text.replaceAll(/\{(?=\{)/g, '{\u2060')
}
