import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#platform/secrets/secrets'

/** What an invitation's link is bound to. It has no row of its own: the invite's state says whether it still opens. */
export type Invitation = {
  group_id: string
  id: string
  email: string
  email_key: string
  expires_at: Date
  /** Raised when it is sent anew, which ends every link before. */
  link_generation: number
}

/** What somebody who followed an invitation presents. */
type Claim = { unique_id: string; email: string; expires: number; signature: string }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const compact = (id: string) => id.replaceAll('-', '')
const spread = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Company and invite in one word, so that a visitor who has no session is found without looking through companies. */
const uniqueIdOf = ({ group_id, id }: Pick<Invitation, 'group_id' | 'id'>) => `${compact(group_id)}${compact(id)}`

/** The invite that a `unique_id` names; null for a sign-in link's, which names a person. */
export function invitationNamed(unique_id: string): { group_id: string; id: string } | null {
  const found = /^([0-9a-f]{32})([0-9a-f]{32})$/.exec(unique_id)
  const [, group = '', invite = ''] = found ?? []
  const named = { group_id: spread(group), id: spread(invite) }
  return uuid.test(named.group_id) && uuid.test(named.id) ? named : null
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000)

function sign({ group_id, id, email_key, link_generation }: Invitation, expires: number, secrets: Secrets): Buffer {
  const bound = JSON.stringify(['invitation', group_id, id, email_key, expires, link_generation])
  return createHmac('sha256', secrets.keyFor('links')).update(bound).digest()
}

/** The address that stands in the mail. It opens a page with a button, because programs that read mails open links. */
export function invitationAddress(invitation: Invitation, secrets: Secrets, public_url: string): string {
  const expires = secondsOf(invitation.expires_at)
  const query = new URLSearchParams({
    unique_id: uniqueIdOf(invitation),
    email: invitation.email,
    expires: String(expires),
    signature: sign(invitation, expires, secrets).toString('base64url'),
  })
  return `${public_url}/temp-login?${query.toString()}`
}

/**
 * Whether a claim is what we put into an address of this invitation. The time in it is signed as it was when the mail
 * went out, and decides nothing: a company that gives people more time need not write to them again.
 */
export function isGenuineInvitation(invitation: Invitation, claim: Claim, email_key: string, secrets: Secrets) {
  const given = Buffer.from(claim.signature, 'base64url')
  const expected = sign(invitation, claim.expires, secrets)
  const signed = given.length === expected.length && timingSafeEqual(given, expected)
  return signed && email_key === invitation.email_key
}
