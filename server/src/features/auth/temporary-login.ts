import { isInvitation, openByInvitation } from '#features/respondent/respondent.public'
import type { Context } from '#platform/http/context'
import type { Claim } from '#platform/links/link-address'
import { redeemLink } from '#platform/links/redeem-link'
import { openSession, presentSession, sessionEnd } from '#platform/session/open-session'
import { ownerOfLink } from './person-of-link.ts'

const cameIn = (user_id: string) => ({ subject: 'user', subject_id: user_id, actor_id: user_id })

/**
 * Lets in whoever holds a sign-in link or an invitation, as often as they come, until it expires. The one opens the
 * console, the other one test and nothing else.
 */
export async function temporaryLogin(context: Context, claim: Claim<'sign-in'>) {
  if (isInvitation(claim)) {
    const { user_id, group_id, opened } = await openByInvitation(context, claim)
    const { token, ...test } = opened
    const session = presentSession(token, new Date(test.state.closes_at), context.now)
    return { session, test, audit: { ...cameIn(user_id), group_id } }
  }
  const link = await redeemLink(context, 'sign-in', claim)
  const person = await ownerOfLink(context.db, link)
  const session = await openSession(context, { user_id: person.id, expires_at: sessionEnd(context.now) })
  return { session, test: null, audit: cameIn(person.id) }
}
