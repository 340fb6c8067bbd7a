import type { Connection } from '#platform/db/database'
import { swapPassword } from './auth.queries.ts'
import { shutOutOthers } from './shut-out-others.ts'

type Owner = Parameters<typeof shutOutOthers>[1]

/**
 * Puts a new password in the place of the one that was just checked. False, and nothing is changed, if that one is not
 * there any more: of two changes at the same moment the second one was made with an old password. Needs a transaction.
 */
export async function replacePassword(
  db: Connection,
  owner: Owner,
  hashes: { checked: string; chosen: string },
  now: Date,
  kept_session: Buffer | null = null,
): Promise<boolean> {
  if (!(await swapPassword(db, owner.id, hashes, now))) return false
  await shutOutOthers(db, owner, now, kept_session)
  return true
}
