import { languageFrom } from '@catchpitch/contract/languages'
import type { EmailSettings } from '@catchpitch/contract/mail/email-settings-form'
import { fillIn } from '@catchpitch/contract/messages/fill-in'
import type { SendMailOptions } from 'nodemailer'
import type { DueMail } from './mail.queries.ts'
import { escapeHtml } from './mail-layout.ts'
import type { FilledAtSending } from './placeholders.ts'
import { senderOf } from './sender.ts'

/** The domain of the sender, which receiving servers expect to see in the Message-ID too. */
function domainOf(sender: string): string {
  return /@([^@\s<>]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost'
}

/** A file on its way into a mail. */
export type Attachment = { filename: string; contentType: string; content: Buffer }

type Sending = {
  sender: string
  now: Date
  filled: Omit<FilledAtSending, 'signature'>
  settings: EmailSettings
  attachment: Attachment | null
}

/** The name that staff or the company chose stands before the address that only the installation can change. */
function from(sender: string, { sender_name }: EmailSettings) {
  return sender_name === null ? sender : { name: sender_name, address: senderOf(sender).address }
}

/** To whom an answer goes: to whoever caused the mail, or where all others go. */
function replyTo({ reply_to_name, reply_to_email }: DueMail, { reply_to }: EmailSettings) {
  if (reply_to_email) return { replyTo: { name: reply_to_name ?? '', address: reply_to_email } }
  return reply_to === null ? {} : { replyTo: { name: '', address: reply_to } }
}

type Bodies = { html: string; text: string }

/** Both twins of a mail with everything filled in that its row leaves open, and signed. */
export function fillBodies(
  { html, text }: Bodies,
  filled: Omit<FilledAtSending, 'signature'>,
  signature: string,
): Bodies {
  const escaped = Object.fromEntries(Object.entries(filled).map(([name, value]) => [name, escapeHtml(value)]))
  return {
    html: fillIn(html, { ...escaped, signature: escapeHtml(signature).replaceAll('\n', '<br>') }),
    // Without a signature its place would be a hole.
    text: fillIn(text, { ...filled, signature }).replaceAll(/\n{3,}/g, '\n\n'),
  }
}

/**
 * The message as it goes out, with everything filled in that its row leaves open: only here, and never to be stored.
 * Its Message-ID comes from the row, so that a mail which is sent again, because we died before we could note that it
 * was taken, is the same message to every server and mail program on the way.
 */
export function composeMail(mail: DueMail, { sender, now, filled, settings, attachment }: Sending): SendMailOptions {
  const signature = settings.signature[languageFrom(mail.language)]
  return {
    messageId: `<${mail.id}@${domainOf(sender)}>`,
    date: now,
    from: from(sender, settings),
    // As parts and not as one string, which would be read again, and a name with a comma would become two receivers.
    to: { name: mail.to_name, address: mail.to_email },
    ...replyTo(mail, settings),
    subject: fillIn(mail.subject, { app_name: filled.app_name }),
    ...fillBodies({ html: mail.body_html, text: mail.body_text }, filled, signature),
    ...(attachment && { attachments: [attachment] }),
    headers: {
      'Content-Language': mail.language,
      // Keeps "out of office" replies from coming back.
      'Auto-Submitted': 'auto-generated',
    },
  }
}
