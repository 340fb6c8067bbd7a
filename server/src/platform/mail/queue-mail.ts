import type { Language } from '@catchpitch/contract/languages'
import type { MailKind } from '@catchpitch/contract/mail/mail-kind'
import type { Connection } from '#platform/db/database'
import { insertRows } from '#platform/db/insert-rows'
import { newId } from '#platform/ids'

/** A mail that somebody is to get. */
export type NewMail = {
  group_id: string
  /** Which message it is, for the log. */
  kind: MailKind
  /** What makes this mail necessary, once: `invite:<id>:invitation:1`. The same cause again is the same mail. */
  cause: string
  to_email: string
  to_name: string
  language: Language
  subject: string
  html: string
  text: string
  user_id: string | null
  /** Who reads an answer, where that is not whoever mails come from. */
  reply_to?: { name: string; email: string }
  /** The link that the button opens; its address is filled in when the mail is sent. */
  link_id?: string
  /** The invite that the button opens, in the same way. */
  invite_id?: string
  /** The decision about somebody that it tells them of. */
  status_change_id?: string
  /** The file that it carries, by its company and with the name that the reader sees. */
  attachment?: { group_id: string; file_id: string; name: string }
  /** Not before this time; until then it can still be called back. Left out: at once. */
  send_after?: Date
}

/**
 * Writes mails in the caller's transaction: if what they tell is rolled back they are too, and once committed they will
 * go out, whatever happens to this process. A call that is repeated does not write to people twice.
 */
export async function queueMails(db: Connection, mails: readonly NewMail[], now: Date): Promise<void> {
  const rows = mails.map(({ html, text, reply_to, attachment, send_after = now, ...mail }) => {
    const answers = { reply_to_name: reply_to?.name ?? null, reply_to_email: reply_to?.email ?? null }
    const carried = {
      attachment_group_id: attachment?.group_id ?? null,
      attachment_file_id: attachment?.file_id ?? null,
      attachment_name: attachment?.name ?? null,
    }
    const bodies = { body_html: html, body_text: text }
    return { ...mail, ...answers, ...carried, ...bodies, id: newId(now), send_after, created_at: now }
  })
  await insertRows(db, 'mails', rows, { unless_same: ['group_id', 'cause'] })
}

export async function queueMail(db: Connection, mail: NewMail, now: Date): Promise<void> {
  await queueMails(db, [mail], now)
}
