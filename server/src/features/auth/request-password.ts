import { emailKey } from '@catchpitch/contract/fields/email'
import { limits } from '@catchpitch/contract/limits'
import type { Connection } from '#platform/db/database'
import type { Context } from '#platform/http/context'
import { createLink } from '#platform/links/links.queries'
import { limitMailsTo } from '#platform/mail/limit-mails'
import { queueLetter } from '#platform/mail/queue-letter'
import { type Account, accountOf } from './account.ts'
import { passwordResetMail } from './password-reset.mail.ts'
import { findPersonByAddress } from './people.queries.ts'
import { writeAlike } from './write-alike.ts'

async function writeReset(db: Connection, account: Account, now: Date): Promise<void> {
  const { user_id, email } = account
  const link = { purpose: 'reset', group_id: null, subject_id: user_id, email, created_by: null } as const
  const link_id = await createLink(db, link, now)
  const values = { minutes: limits.link.reset_minutes }
  const letter = { kind: 'password-reset', texts: passwordResetMail, to: account, values, opens: { link_id } } as const
  await queueLetter(db, letter, now)
}

/** Sends a link for choosing a new password, if the address has an account. The answer is the same if it has none. */
export async function requestPassword({ db, now }: Context, email: string): Promise<string | null> {
  await limitMailsTo(db, 'password-reset', email, now)
  const person = await findPersonByAddress(db, emailKey(email))
  // To the address as we have it, not as it was typed: two that compare alike may be two mailboxes.
  const account = person?.deactivated_at === null ? accountOf(person) : null
  await writeAlike(db, account, email, (reader) => writeReset(db, reader, now))
  return account?.user_id ?? null
}
