import type { Connection } from '#platform/db/database'
import { limitMailsTo } from '#platform/mail/limit-mails'
import { queueLetter } from '#platform/mail/queue-letter'
import type { Account } from './account.ts'
import { alreadyRegisteredMail } from './already-registered.mail.ts'

/**
 * For a sign-up with an address that has an account: its owner hears of it by mail, and whoever signs up gets the same
 * answer as with any other address. Counted together with confirmations, because sign-up sends the one or the other and
 * must be refused alike.
 */
export async function queueAlreadyRegistered(db: Connection, account: Account, now: Date): Promise<void> {
  await limitMailsTo(db, 'verification', account.email, now)
  const texts = alreadyRegisteredMail
  await queueLetter(db, { kind: 'already-registered', texts, to: account, values: {}, opens: { page: '/login' } }, now)
}
