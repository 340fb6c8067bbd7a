import type { Connection } from '#platform/db/database'
import { queueLetter } from '#platform/mail/queue-letter'
import { accountOf } from './account.ts'
import { addressChangeMail } from './address-change.mail.ts'
import { queueVerification } from './queue-verification.ts'

type Owner = Parameters<typeof accountOf>[0]

/**
 * Asks for a new address, which counts once the link that goes to it is pressed. Whether somebody else has it is not
 * looked at: the answer, the mail and the time they take are the same, and the link of an address that is taken leads
 * nowhere. The old address hears of it, because whoever holds the new one can then choose the password.
 */
export async function changeAddress(db: Connection, owner: Owner, email: string, now: Date): Promise<void> {
  const account = accountOf(owner)
  await queueVerification(db, { ...account, email }, now)
  const opens = { page: '/password/request' } as const
  await queueLetter(db, { kind: 'address-change', texts: addressChangeMail, to: account, values: {}, opens }, now)
}
