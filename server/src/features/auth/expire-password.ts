import type { Connection } from '#platform/db/database'
import { revokeLinks } from '#platform/links/links.queries'
import { queueLetter } from '#platform/mail/queue-letter'
import { revokeSessionsOf } from '#platform/session/session.queries'
import { accountOf } from './account.ts'
import { makePasswordTemporary } from './auth.queries.ts'
import { passwordExpiredMail } from './password-expired.mail.ts'

/**
 * Makes a password good for one thing only: choosing another one. Whoever came in by it, or by a link that stands for
 * it, is signed out; its owner hears of it, and would otherwise wonder.
 */
export async function expirePassword(db: Connection, owner: Parameters<typeof accountOf>[0], now: Date): Promise<void> {
  await makePasswordTemporary(db, owner.id, now)
  await revokeSessionsOf(db, owner.id, now)
  await revokeLinks(db, 'sign-in', owner.id, now)
  const letter = {
    kind: 'password-expired',
    texts: passwordExpiredMail,
    values: {},
    opens: { page: '/login' },
  } as const
  await queueLetter(db, { ...letter, to: accountOf(owner) }, now)
}
