import type { resetPassword as endpoint } from '@catchpitch/contract/auth/auth.endpoints'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { Context } from '#platform/http/context'
import { redeemLink } from '#platform/links/redeem-link'
import { hashPassword } from '#platform/session/password'
import { setPassword } from './people.queries.ts'
import { ownerOfLink } from './person-of-link.ts'
import { shutOutOthers } from './shut-out-others.ts'

/** Sets the password that somebody chose by a link from their mailbox. */
export async function resetPassword(context: Context, form: BodyOf<typeof endpoint>): Promise<string> {
  const { db, now } = context
  const link = await redeemLink(context, 'reset', form)
  const person = await ownerOfLink(db, link)
  await setPassword(db, person.id, await hashPassword(form.password), now)
  await shutOutOthers(db, person, now)
  context.announce({ topic: 'sessions', user_id: person.id })
  return person.id
}
