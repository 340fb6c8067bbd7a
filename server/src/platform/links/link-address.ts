import { createHash, timingSafeEqual } from 'node:crypto'
import { emailKey } from '@catchpitch/contract/fields/email'
import type { Secrets } from '#platform/secrets/secrets'
import { expirySeconds, type Link, type MailedPurpose, signLink } from './link.ts'

/** Names the mailbox in an address that does not spell it out. */
const addressHash = (email_key: string) => createHash('sha256').update(email_key).digest('hex')

/** The page that each link opens. Never a call: programs that look through mails open links, and must set off nothing. */
const pageOf = {
  verify: '/email-verification',
  reset: '/reset/password',
  join: '/users/join',
  'sign-in': '/temp-login',
} as const satisfies Record<MailedPurpose, string>

/** What the address of each link carries; the page sends the same to its call. */
const carried = {
  verify: (link: Link, signature: string) => ({
    id: link.id,
    hash: addressHash(link.email_key),
    expires: expirySeconds(link),
    signature,
  }),
  reset: (link: Link, signature: string) => ({
    id: link.id,
    email: link.email,
    expires: expirySeconds(link),
    signature,
  }),
  join: (link: Link, signature: string) => ({ token: `${link.id}.${signature}`, email: link.email }),
  'sign-in': (link: Link, signature: string) => ({
    unique_id: link.unique_id ?? '',
    email: link.email,
    expires: expirySeconds(link),
    signature,
  }),
} as const satisfies Record<MailedPurpose, (link: Link, signature: string) => Record<string, string | number>>

/** What somebody who followed a link presents. */
export type Claim<Purpose extends MailedPurpose = MailedPurpose> = ReturnType<(typeof carried)[Purpose]>

/** The address that stands in the mail, the same however often it is made. */
export function linkAddress(link: Link, secrets: Secrets, public_url: string): string {
  const query = new URLSearchParams()
  const parts = carried[link.purpose](link, signLink(link, secrets))
  for (const [name, value] of Object.entries(parts)) query.set(name, String(value))
  return `${public_url}${pageOf[link.purpose]}?${query.toString()}`
}

/** A claim in a form of which two can be compared in a time that does not tell where they differ. */
function digest(names: readonly string[], claim: Claim): Buffer {
  const given = new Map<string, string | number>(Object.entries(claim))
  const values = names.map((name) => String(given.get(name) ?? ''))
  const compared = values.map((value, index) => (names[index] === 'email' ? emailKey(value) : value))
  return createHash('sha256').update(JSON.stringify(compared)).digest()
}

/** Whether a claim is, part by part, what we ourselves put into this link's address. */
export function isGenuine(link: Link, claim: Claim, secrets: Secrets): boolean {
  const expected = carried[link.purpose](link, signLink(link, secrets))
  const names = Object.keys(expected)
  return timingSafeEqual(digest(names, expected), digest(names, claim))
}
