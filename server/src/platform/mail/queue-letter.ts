import { platformGroupId } from '@catchpitch/contract/ids'
import type { Language } from '@catchpitch/contract/languages'
import type { MailKind } from '@catchpitch/contract/mail/mail-kind'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'
import { openInMails } from './placeholders.ts'
import { type NewMail, queueMail } from './queue-mail.ts'
import { type MailTexts, writeMail } from './write-mail.ts'

/** Whom a letter goes to. */
type Reader = {
  /** Null for somebody who has no account yet. */
  user_id: string | null
  email: string
  name: string
  language: Language
}

type Letter = {
  kind: MailKind
  texts: MailTexts
  to: Reader
  /** What the texts leave open, besides the name of the reader. */
  values: Readonly<Record<string, string | number>>
  /** What the button opens: a link of its own, or one of our pages. */
  opens: { link_id: string } | { page: `/${string}` }
  /** In whose log of mails it stands; left out: the platform's. */
  group_id?: string
}

/** A mail that the product itself writes, in the reader's language. A link is sent by one letter only. */
export function letterMail(letter: Letter, now: Date): NewMail {
  const { kind, texts, to, values, opens, group_id = platformGroupId } = letter
  const { user_id, email, name, language } = to
  const link = 'link_id' in opens ? { link_id: opens.link_id } : {}
  const href = 'page' in opens ? (`${openInMails.public_url}${opens.page}` as const) : openInMails.link
  return {
    ...writeMail({ texts, language, values: { ...values, name }, href }),
    ...link,
    group_id,
    kind,
    cause: `${kind}:${link.link_id ?? newId(now)}`,
    to_email: email,
    to_name: name,
    language,
    user_id,
  }
}

export async function queueLetter(db: Connection, letter: Letter, now: Date): Promise<void> {
  await queueMail(db, letterMail(letter, now), now)
}
