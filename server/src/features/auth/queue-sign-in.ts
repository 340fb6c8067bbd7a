import { limits } from '@catchpitch/contract/limits'
import type { Connection } from '#platform/db/database'
import { createLink } from '#platform/links/links.queries'
import { limitMailsTo } from '#platform/mail/limit-mails'
import { queueLetter } from '#platform/mail/queue-letter'
import type { Account } from './account.ts'
import { signInMail } from './sign-in.mail.ts'

/** Sends a person a way in that needs no password. It works, as often as it is used, until it expires. */
export async function queueSignIn(
  db: Connection,
  account: Account,
  created_by: string | null,
  now: Date,
): Promise<void> {
  const { user_id, email } = account
  await limitMailsTo(db, 'sign-in', email, now)
  const link = { purpose: 'sign-in', group_id: null, subject_id: user_id, email, created_by } as const
  const link_id = await createLink(db, link, now)
  const values = { days: limits.link.sign_in_days }
  await queueLetter(db, { kind: 'sign-in', texts: signInMail, to: account, values, opens: { link_id } }, now)
}
