import { limits } from '@catchpitch/contract/limits'
import type { Connection } from '#platform/db/database'
import { createLink, revokeLinksElsewhere } from '#platform/links/links.queries'
import { limitMailsTo } from '#platform/mail/limit-mails'
import { queueLetter } from '#platform/mail/queue-letter'
import type { Account } from './account.ts'
import { verificationMail } from './verification.mail.ts'

/**
 * Writes the mail by which a person confirms an address: the one they signed up with, or a new one that is to take its
 * place. Only the address asked for last can be confirmed: one that was mistyped belongs to a stranger, who would
 * otherwise keep a key to the account.
 */
export async function writeVerification(db: Connection, account: Account, now: Date): Promise<void> {
  const { user_id, email } = account
  await revokeLinksElsewhere(db, 'verify', user_id, email, now)
  const link = { purpose: 'verify', group_id: null, subject_id: user_id, email, created_by: null } as const
  const link_id = await createLink(db, link, now)
  const values = { hours: limits.link.verify_hours }
  const letter = { kind: 'verification', texts: verificationMail, to: account, values, opens: { link_id } } as const
  await queueLetter(db, letter, now)
}

/** The same for whoever takes an address from outside: only a few mails an hour go to one of them. */
export async function queueVerification(db: Connection, account: Account, now: Date): Promise<void> {
  await limitMailsTo(db, 'verification', account.email, now)
  await writeVerification(db, account, now)
}
