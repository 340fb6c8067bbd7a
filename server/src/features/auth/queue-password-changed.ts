import type { Connection } from '#platform/db/database'
import { queueLetter } from '#platform/mail/queue-letter'
import type { Account } from './account.ts'
import { passwordChangedMail } from './password-changed.mail.ts'

/** Whoever changed a password, its owner hears of it, at an address that was theirs before. */
export async function queuePasswordChanged(db: Connection, account: Account, now: Date): Promise<void> {
  const opens = { page: '/password/request' } as const
  await queueLetter(db, { kind: 'password-changed', texts: passwordChangedMail, to: account, values: {}, opens }, now)
}
