import { createHmac } from 'node:crypto'
import type { LinkPurpose } from '@catchpitch/contract/access/access'
import { limits } from '@catchpitch/contract/limits'
import type { Secrets } from '#platform/secrets/secrets'

const minute_ms = 60 * 1000
const hour_ms = 60 * minute_ms
const day_ms = 24 * hour_ms

type Rules = {
  lasts_ms: number
  /** Whether doing what it is for ends it. */
  one_use: boolean
}

/** The links that we send by mail and keep a row of. */
export const linkRules = {
  verify: { lasts_ms: limits.link.verify_hours * hour_ms, one_use: true },
  reset: { lasts_ms: limits.link.reset_minutes * minute_ms, one_use: true },
  join: { lasts_ms: limits.link.join_days * day_ms, one_use: true },
  'sign-in': { lasts_ms: limits.link.sign_in_days * day_ms, one_use: false },
} as const satisfies Partial<Record<LinkPurpose, Rules>>

export type MailedPurpose = keyof typeof linkRules

/** A link as its row tells it. Nothing in here is secret. */
export type Link = {
  id: string
  purpose: MailedPurpose
  group_id: string | null
  subject_id: string
  email: string
  email_key: string
  expires_at: Date
  used_at: Date | null
  revoked_at: Date | null
  created_by: string | null
  /** What others may see of the person that it is about; null where it is about none. */
  unique_id: string | null
}

/** Addresses count in full seconds. */
export const expirySeconds = ({ expires_at }: Pick<Link, 'expires_at'>) => expires_at.getTime() / 1000

/** When a link that is made now ends. */
export function linkExpiry(purpose: MailedPurpose, now: Date, lasts_ms: number = linkRules[purpose].lasts_ms): Date {
  return new Date(Math.floor((now.getTime() + lasts_ms) / 1000) * 1000)
}

/** A link that was used, called back or outlived is over, however right its signature is. */
export function isOver({ used_at, revoked_at, expires_at }: Link, now: Date): boolean {
  return used_at !== null || revoked_at !== null || expires_at <= now
}

/**
 * What cannot be known without APP_SECRET. It covers everything that the link is bound to, so that none of it can be
 * exchanged for something else; written as JSON, in which no part can run into its neighbour.
 */
export function signLink(link: Link, secrets: Secrets): string {
  const bound = JSON.stringify([link.purpose, link.id, link.email_key, expirySeconds(link)])
  return createHmac('sha256', secrets.keyFor('links')).update(bound).digest('base64url')
}
