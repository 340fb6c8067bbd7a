import type { Context } from '#platform/http/context'
import type { Claim } from '#platform/links/link-address'
import { revokeLinks } from '#platform/links/links.queries'
import { redeemLink } from '#platform/links/redeem-link'
import { refuse } from '#platform/refusal'
import { confirmAddress, takeAddress } from './people.queries.ts'
import { personOfLink } from './person-of-link.ts'

/** Confirms the address that the link was sent to; if it is a new one, it becomes the person's address by this. */
export async function verifyEmail(context: Context, claim: Claim<'verify'>) {
  const { db, now } = context
  const link = await redeemLink(context, 'verify', claim)
  const person = await personOfLink(db, link)
  // Others that wait for their use would turn the address back.
  await revokeLinks(db, 'verify', person.id, now)
  if (person.email_key === link.email_key) {
    await confirmAddress(db, person.id, now)
    return { user_id: person.id, email: person.email, fields: ['verified_at'] }
  }
  if (!(await takeAddress(db, person.id, link, now))) return refuse('link.expired')
  return { user_id: person.id, email: link.email, fields: ['email', 'verified_at'] }
}
