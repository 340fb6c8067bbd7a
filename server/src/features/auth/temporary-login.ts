import type { Context } from '#platform/http/context'
import type { Claim } from '#platform/links/link-address'
import { redeemLink } from '#platform/links/redeem-link'
import { openSession, sessionEnd } from '#platform/session/open-session'
import { ownerOfLink } from './person-of-link.ts'

/** Lets in whoever holds a sign-in link, as often as they come, until it expires. */
export async function temporaryLogin(context: Context, claim: Claim<'sign-in'>) {
  const link = await redeemLink(context, 'sign-in', claim)
  const person = await ownerOfLink(context.db, link)
  const session = { user_id: person.id, expires_at: sessionEnd(context.now, false) }
  return { token: await openSession(context, session), user_id: person.id }
}
