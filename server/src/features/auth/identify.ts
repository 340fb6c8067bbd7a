import { emailKey } from '@catchpitch/contract/fields/email'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { findCredentials, forgetTries } from './auth.queries.ts'
import { tryPassword } from './try-password.ts'

/**
 * The person with this address and this password. A wrong password, an unknown address and a closed account are answered
 * alike; that the address is not confirmed is said only to whoever knows the password.
 *
 * A try that is rolled back was never counted, so call it outside of any transaction.
 */
export async function identify(context: Context, credentials: { email: string; password: string }) {
  const { db } = context
  const email_key = emailKey(credentials.email)
  const person = await findCredentials(db, email_key)
  const matches = await tryPassword(context, person ?? null, email_key, credentials.password)
  if (!person || !matches || person.deactivated_at !== null) return refuse('signIn.wrong')
  // Before the refusals that follow, or somebody who asks five times whether the mail has worked would be locked out.
  await forgetTries(db, person.id)
  return person.verified_at === null ? refuse('email.unverified') : person
}
