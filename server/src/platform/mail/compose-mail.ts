import type { SendMailOptions } from 'nodemailer'
import type { DueMail } from './mail.queries.ts'
import { escapeHtml } from './mail-layout.ts'
import { type FilledAtSending, fillIn } from './placeholders.ts'

/** The domain of the sender, which receiving servers expect to see in the Message-ID too. */
function domainOf(sender: string): string {
  return /@([^@\s<>]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost'
}

type Sending = { sender: string; now: Date; filled: FilledAtSending }

/**
 * The message as it goes out, with everything filled in that its row leaves open: only here, and never to be stored.
 * Its Message-ID comes from the row, so that a mail which is sent again, because we died before we could note that it
 * was taken, is the same message to every server and mail program on the way.
 */
export function composeMail(mail: DueMail, { sender, now, filled }: Sending): SendMailOptions {
  const escaped = Object.fromEntries(Object.entries(filled).map(([name, value]) => [name, escapeHtml(value)]))
  return {
    messageId: `<${mail.id}@${domainOf(sender)}>`,
    date: now,
    from: sender,
    // As parts and not as one string, which would be read again, and a name with a comma would become two receivers.
    to: { name: mail.to_name, address: mail.to_email },
    subject: fillIn(mail.subject, { app_name: filled.app_name }),
    html: fillIn(mail.body_html, escaped),
    text: fillIn(mail.body_text, filled),
    headers: {
      'Content-Language': mail.language,
      // Keeps "out of office" replies from coming back.
      'Auto-Submitted': 'auto-generated',
    },
  }
}
