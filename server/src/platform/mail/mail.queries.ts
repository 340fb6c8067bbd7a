import { emailKey } from '@catchpitch/contract/fields/email'
import { type MailState, mailState } from '@catchpitch/contract/mail/mail-state'
import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection, Database, Transaction } from '#platform/db/database'

/** A mail that is about to be sent. */
export type DueMail = {
  group_id: string
  id: string
  kind: string
  to_email: string
  to_name: string
  language: string
  subject: string
  body_html: string
  body_text: string
  reply_to_name: string | null
  reply_to_email: string | null
  link_id: string | null
  invite_id: string | null
  attachment_group_id: string | null
  attachment_file_id: string | null
  attachment_name: string | null
  tries: number
}

/** What the numbers of `mail_suppressions.reason` mean. */
const suppressionReason = { bounced: 0, unsubscribed: 1 } as const

/** Written into the statement and not beside it: a partial index is used only for a state that the planner can see. */
const visible = (state: MailState) => sql.lit(state)

/**
 * The mail that has waited longest, locked until the end of the transaction. Other senders step over it, and whoever
 * wants to call it back waits until it is known whether it went out.
 */
export async function claimDueMail(tx: Transaction, now: Date): Promise<DueMail | null> {
  const mail = await acrossGroups(tx)
    .selectFrom('mails')
    .select([
      'group_id',
      'id',
      'kind',
      'to_email',
      'to_name',
      'language',
      'subject',
      'body_html',
      'body_text',
      'reply_to_name',
      'reply_to_email',
      'link_id',
      'invite_id',
      'attachment_group_id',
      'attachment_file_id',
      'attachment_name',
      'tries',
    ])
    .where('state', '=', visible(mailState.pending))
    .where('send_after', '<=', now)
    .orderBy('send_after')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return mail ?? null
}

const updateMail = (tx: Transaction, { group_id, id }: DueMail) =>
  tx.updateTable('mails').where('group_id', '=', group_id).where('id', '=', id)

export async function completeMail(tx: Transaction, mail: DueMail, now: Date): Promise<void> {
  await updateMail(tx, mail)
    .set({ state: mailState.completed, tries: mail.tries + 1, sent_at: now, last_error: null })
    .execute()
}

export async function postponeMail(tx: Transaction, mail: DueMail, reason: string, send_after: Date): Promise<void> {
  await updateMail(tx, mail)
    .set({ state: mailState.pending, tries: mail.tries + 1, sent_at: null, last_error: reason, send_after })
    .execute()
}

export async function failMail(tx: Transaction, mail: DueMail, reason: string): Promise<void> {
  await updateMail(tx, mail)
    .set({ state: mailState.failed, tries: mail.tries + 1, sent_at: null, last_error: reason })
    .execute()
}

export async function declineMail(tx: Transaction, mail: DueMail, reason: string): Promise<void> {
  await updateMail(tx, mail).set({ state: mailState.declined, last_error: reason }).execute()
}

export async function isSuppressed(db: Connection, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('mail_suppressions')
    .select('reason')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  return found !== undefined
}

/** From now on this address gets no mail: writing on to one that does not exist makes us look like a sender of spam. */
export async function suppressBounced(db: Connection, email: string, now: Date): Promise<void> {
  await db
    .insertInto('mail_suppressions')
    .values({ email_key: emailKey(email), reason: suppressionReason.bounced, at: now })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute()
}

/** For the health page: mails still to go out, and mails that somebody has to look at. Both counts have an index of their own. */
export async function mailBacklog(db: Database): Promise<{ pending: number; failed: number }> {
  const count = (state: MailState) =>
    acrossGroups(db)
      .selectFrom('mails')
      .select(sql<number>`count(*)`.as('mails'))
      .where('state', '=', visible(state))
      .executeTakeFirstOrThrow()
  const [pending, failed] = await Promise.all([count(mailState.pending), count(mailState.failed)])
  return { pending: pending.mails, failed: failed.mails }
}
