import type { changeTemporaryPassword as endpoint } from '@catchpitch/contract/auth/auth.endpoints'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import { openSession, sessionEnd } from '#platform/session/open-session'
import { hashPassword } from '#platform/session/password'
import { identify } from './identify.ts'
import { replacePassword } from './replace-password.ts'

/** Puts a password that only its owner knows in the place of the one that somebody else chose, and signs them in. */
export async function changeTemporaryPassword(context: Context, form: BodyOf<typeof endpoint>) {
  const { current_password, password } = form
  const { db, now } = context
  const person = await identify(context, { email: form.email, password: current_password })
  const checked = person.password_temporary ? person.password_hash : null
  if (checked === null) return refuse('access.denied')
  if (password === current_password) return refuseField('password', 'field.password.old')

  const chosen = await hashPassword(password)
  const session = await db.transaction().execute(async (tx) => {
    if (!(await replacePassword(tx, person, { checked, chosen }, now))) return refuse('signIn.wrong')
    return openSession({ ...context, db: tx }, { user_id: person.id, expires_at: sessionEnd(now) })
  })
  context.announce({ topic: 'sessions', user_id: person.id })
  return { session, user_id: person.id }
}
