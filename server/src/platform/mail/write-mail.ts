import type { Language } from '@catchpitch/contract/languages'
import { layOutMail } from './mail-layout.ts'
import { fillIn, openInMails } from './placeholders.ts'

/** What one mail says in one language; `{{name}}` and the like stand for what differs from reader to reader. */
type Words = {
  /** Also its heading. */
  subject: string
  paragraphs: readonly string[]
  button: string
  /** In small print: why the reader gets this mail, and what to do if it was not them. */
  reason: string
}

export type MailTexts = Readonly<Record<Language, Words>>

type Letter = {
  texts: MailTexts
  language: Language
  values: Readonly<Record<string, string | number>>
  /** Where the button leads: a link of the mail's own, or one of our pages. */
  href: typeof openInMails.link | `${typeof openInMails.public_url}/${string}`
}

/** A mail in the reader's language, as it is stored: complete but for what is filled in at sending. */
export function writeMail({ texts, language, values, href }: Letter): { subject: string; html: string; text: string } {
  const { subject, paragraphs, button, reason } = texts[language]
  const say = (words: string) => fillIn(words, values)
  const laid_out = layOutMail({
    app_name: openInMails.app_name,
    language,
    title: say(subject),
    paragraphs: paragraphs.map(say),
    action: { label: button, href },
    reason: say(reason),
  })
  return { subject: say(subject), ...laid_out }
}
