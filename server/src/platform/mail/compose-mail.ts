import type { SendMailOptions } from 'nodemailer'
import type { DueMail } from './mail.queries.ts'

/** The domain of the sender, which receiving servers expect to see in the Message-ID too. */
function domainOf(sender: string): string {
  return /@([^@\s<>]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost'
}

/**
 * The message as it goes out. Its Message-ID comes from the row, so that a mail which is sent again, because we died
 * before we could note that it was taken, is the same message to every server and mail program on the way.
 */
export function composeMail(mail: DueMail, sender: string, now: Date): SendMailOptions {
  return {
    messageId: `<${mail.id}@${domainOf(sender)}>`,
    date: now,
    from: sender,
    // As parts and not as one string, which would be read again, and a name with a comma would become two receivers.
    to: { name: mail.to_name, address: mail.to_email },
    subject: mail.subject,
    html: mail.body_html,
    text: mail.body_text,
    headers: {
      'Content-Language': mail.language,
      // Keeps "out of office" replies from coming back.
      'Auto-Submitted': 'auto-generated',
    },
  }
}
