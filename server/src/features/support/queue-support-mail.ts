import { platformGroupId } from '@catchpitch/contract/ids'
import type { Language } from '@catchpitch/contract/languages'
import type { Connection } from '#platform/db/database'
import { openInMails } from '#platform/mail/placeholders'
import { queueMail } from '#platform/mail/queue-mail'
import { writeMail } from '#platform/mail/write-mail'
import { supportMessageMail } from './support-message.mail.ts'

type Letter = {
  id: string
  number: number
  name: string
  email: string
  company: string | null
  page: string
  message: string
  /** The writer's: whoever answers reads at once which one to answer in. */
  language: Language
}

/** Brings a message to the mailbox of support, from where an answer goes straight to the writer. */
export async function queueSupportMail(db: Connection, to_email: string, letter: Letter, now: Date): Promise<void> {
  const { id, number, name, email, company, page, message, language } = letter
  const written = writeMail({
    texts: supportMessageMail,
    language,
    values: { number, name, email, company: company ?? '–', page: page || '–' },
    quote: message,
    href: `${openInMails.public_url}/admin/support?message=${id}`,
  })
  const mail = {
    ...written,
    // In the platform's own log: a company reads in its log what was sent in its name, and this was not.
    group_id: platformGroupId,
    kind: 'support-message',
    cause: `support-message:${id}`,
    to_email,
    to_name: '',
    reply_to: { name, email },
    language,
    user_id: null,
  } as const
  await queueMail(db, mail, now)
}
