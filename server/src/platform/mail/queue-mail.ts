import type { Language } from '@catchpitch/contract/languages'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'

/** A mail that somebody is to get. */
export type NewMail = {
  group_id: string
  /** Which message it is, for the log. */
  kind: string
  /** What makes this mail necessary, once: `invite:<id>:invitation:1`. The same cause again is the same mail. */
  cause: string
  to_email: string
  to_name: string
  language: Language
  subject: string
  html: string
  text: string
  user_id: string | null
  /** The link that the button opens; its address is filled in when the mail is sent. */
  link_id?: string
  /** Not before this time; until then it can still be called back. Left out: at once. */
  send_after?: Date
}

/**
 * Writes the mail in the caller's transaction: if what it tells is rolled back the mail is too, and once committed it
 * will go out, whatever happens to this process. A call that is repeated does not write to people twice.
 */
export async function queueMail(db: Connection, mail: NewMail, now: Date): Promise<void> {
  const { html, text, send_after = now, ...rest } = mail
  await db
    .insertInto('mails')
    .values({ ...rest, id: newId(now), body_html: html, body_text: text, send_after, created_at: now })
    .onConflict((conflict) => conflict.columns(['group_id', 'cause']).doNothing())
    .execute()
}
