import type { Connection } from '#platform/db/database'
import { revokeLinks, revokeLinksElsewhere } from '#platform/links/links.queries'
import { revokeSessionsOf } from '#platform/session/session.queries'
import { accountOf } from './account.ts'
import { queuePasswordChanged } from './queue-password-changed.ts'

/**
 * What follows on every new password: each way in that was opened before is shut, but for the session that is kept, and
 * the owner hears of it. Who changes a password may do so because somebody else is in.
 */
export async function shutOutOthers(
  db: Connection,
  owner: Parameters<typeof accountOf>[0],
  now: Date,
  kept_session: Buffer | null = null,
): Promise<void> {
  await revokeSessionsOf(db, owner.id, now, kept_session)
  await revokeLinks(db, 'reset', owner.id, now)
  await revokeLinks(db, 'sign-in', owner.id, now)
  // A new address that waits to be confirmed may be that of whoever is to be kept out.
  await revokeLinksElsewhere(db, 'verify', owner.id, owner.email, now)
  await queuePasswordChanged(db, accountOf(owner), now)
}
