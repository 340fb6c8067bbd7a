import type { login as endpoint } from '@catchpitch/contract/auth/auth.endpoints'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { openSession, sessionEnd } from '#platform/session/open-session'
import { identify } from './identify.ts'

/** Signs a person in, unless somebody else chose their password: that one only opens the way to an own one. */
export async function login(context: Context, credentials: BodyOf<typeof endpoint>) {
  const person = await identify(context, credentials)
  if (person.password_temporary) return refuse('password.temporary')
  const session = { user_id: person.id, expires_at: sessionEnd(context.now, credentials.remember) }
  return { session: await openSession(context, session), user_id: person.id }
}
