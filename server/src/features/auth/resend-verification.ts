import { emailKey } from '@catchpitch/contract/fields/email'
import type { Context } from '#platform/http/context'
import { limitMailsTo } from '#platform/mail/limit-mails'
import { accountOf } from './account.ts'
import { findPersonByAddress } from './people.queries.ts'
import { writeVerification } from './queue-verification.ts'
import { writeAlike } from './write-alike.ts'

/** Sends the confirmation once more to a person who still owes it. Anybody else gets the same answer and no mail. */
export async function resendVerification({ db, now }: Context, email: string): Promise<string | null> {
  await limitMailsTo(db, 'verification', email, now)
  const person = await findPersonByAddress(db, emailKey(email))
  const waits = person?.verified_at === null && person.deactivated_at === null
  // To the address as we have it, not as it was typed: two that compare alike may be two mailboxes.
  const account = waits ? accountOf(person) : null
  await writeAlike(db, account, email, (reader) => writeVerification(db, reader, now))
  return account?.user_id ?? null
}
