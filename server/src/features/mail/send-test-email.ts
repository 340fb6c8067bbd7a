import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { platformGroupId } from '@catchpitch/contract/ids'
import { languageFrom } from '@catchpitch/contract/languages'
import type { Context } from '#platform/http/context'
import { limitMailsTo } from '#platform/mail/limit-mails'
import { queueLetter } from '#platform/mail/queue-letter'
import { findReader } from './readers.queries.ts'
import { testMail } from './test.mail.ts'

/** Whose settings are tried, and the page on which they are made. */
type Tried = { group_id: string; opens: `/${string}` }

const platform: Tried = { group_id: platformGroupId, opens: '/admin/email-settings' }

/** Writes to whoever asks, in their own language. Like any other mail, so that it shows what others get. */
export async function sendTestEmail(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user_id: string,
  { group_id, opens }: Tried = platform,
): Promise<string> {
  const { email, language, ...names } = await findReader(db, user_id)
  const to = { user_id, email, name: fullNameOf(names), language: languageFrom(language) }
  await limitMailsTo(db, 'test', to.email, now)
  await queueLetter(db, { kind: 'test', texts: testMail, to, values: {}, opens: { page: opens }, group_id }, now)
  return to.email
}
