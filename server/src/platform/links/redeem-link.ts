import { id as uuid } from '@catchpitch/contract/ids'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { isOver, type Link, linkRules, type MailedPurpose } from './link.ts'
import { type Claim, isGenuine } from './link-address.ts'
import { lockLinkById, lockLinksOfPerson, markUsed } from './links.queries.ts'

type Redeeming = Pick<Context, 'db' | 'now' | 'secrets'>

/** The rows that a claim might speak of. Whether it does, its signature says. */
async function candidates(db: Context['db'], purpose: MailedPurpose, claim: Claim): Promise<Link[]> {
  if ('unique_id' in claim) return lockLinksOfPerson(db, purpose, claim.unique_id)
  const id = uuid.safeParse('token' in claim ? claim.token.split('.')[0] : claim.id)
  return id.success ? lockLinkById(db, purpose, id.data) : []
}

/**
 * The link that somebody presents, locked and good for this purpose, though not used yet. One that is unknown, forged,
 * meant for something else, used or too old is refused in the same words: what was wrong with it helps only who forges.
 */
export async function lockLink<Purpose extends MailedPurpose>(
  { db, now, secrets }: Redeeming,
  purpose: Purpose,
  claim: Claim<Purpose>,
): Promise<Link> {
  const found = await candidates(db, purpose, claim)
  const link = found.find((candidate) => isGenuine(candidate, claim, secrets) && !isOver(candidate, now))
  return link ?? refuse('link.expired')
}

/** Takes a link for what it is good for. In the transaction of what it sets off: both happen, or neither. */
export async function redeemLink<Purpose extends MailedPurpose>(
  context: Redeeming,
  purpose: Purpose,
  claim: Claim<Purpose>,
): Promise<Link> {
  const link = await lockLink(context, purpose, claim)
  if (linkRules[purpose].one_use) await markUsed(context.db, link, context.now)
  return link
}
