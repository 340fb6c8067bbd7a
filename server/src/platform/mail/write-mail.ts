import type { Language } from '@catchpitch/contract/languages'
import { fillIn } from '@catchpitch/contract/messages/fill-in'
import { layOutMail } from './mail-layout.ts'
import { asWritten, openInMails } from './placeholders.ts'

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
  /** What the texts leave open. */
  values: Readonly<Record<string, string | number>>
  /** What somebody else wrote, shown as it is. */
  quote?: string
  /** Where the button leads: a link of the mail's own, or one of our pages. */
  href: typeof openInMails.link | `${typeof openInMails.public_url}/${string}`
}

/** A mail in the reader's language, as it is stored: complete but for what is filled in at sending. */
export function writeMail(letter: Letter): { subject: string; html: string; text: string } {
  const { texts, language, quote, href } = letter
  const values = Object.fromEntries(Object.entries(letter.values).map(([name, value]) => [name, asWritten(`${value}`)]))
  const { subject, paragraphs, button, reason } = texts[language]
  const say = (words: string) => fillIn(words, values)
  const laid_out = layOutMail({
    app_name: openInMails.app_name,
    language,
    title: say(subject),
    paragraphs: paragraphs.map(say),
    ...(quote && { quote: asWritten(quote) }),
    action: { label: button, href },
    signature: openInMails.signature,
    reason: say(reason),
  })
  return { subject: say(subject), ...laid_out }
}
