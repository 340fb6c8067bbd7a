import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { languageFrom } from '@catchpitch/contract/languages'
import type { Context } from '#platform/http/context'
import { limitMailsTo } from '#platform/mail/limit-mails'
import { queueLetter } from '#platform/mail/queue-letter'
import { findReader } from './readers.queries.ts'
import { testMail } from './test.mail.ts'

/** Writes to whoever asks, in their own language. Like any other mail, so that it shows what others get. */
export async function sendTestEmail({ db, now }: Pick<Context, 'db' | 'now'>, user_id: string): Promise<string> {
  const { email, language, ...names } = await findReader(db, user_id)
  const to = { user_id, email, name: fullNameOf(names), language: languageFrom(language) }
  await limitMailsTo(db, 'test', to.email, now)
  const opens = { page: '/admin/email-settings' } as const
  await queueLetter(db, { kind: 'test', texts: testMail, to, values: {}, opens }, now)
  return to.email
}
