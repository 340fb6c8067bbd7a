import { platformGroupId } from '@catchpitch/contract/ids'
import type { Connection } from '#platform/db/database'
import type { Account } from './account.ts'
import { keepSincePoint, setPoint, takeBackToPoint } from './alike.queries.ts'

/**
 * Writes to a known address, and does the same work for an unknown one and takes it back: the time of the answer must
 * not tell which addresses have an account. Needs the call's transaction.
 */
export async function writeAlike(
  db: Connection,
  account: Account | null,
  email: string,
  write: (account: Account) => Promise<void>,
): Promise<void> {
  await setPoint(db)
  await write(account ?? { user_id: platformGroupId, email, name: 'Nobody', language: 'en' })
  if (account) await keepSincePoint(db)
  else await takeBackToPoint(db)
}
