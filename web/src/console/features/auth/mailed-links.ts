import type { ApiError } from '../../../api/api-error.ts'

/** What the address of each mailed link carries; the page sends the same to its call. */
export const linkParts = {
  verification: ['id', 'hash', 'expires', 'signature'],
  reset: ['id', 'email', 'expires', 'signature'],
  join: ['token', 'email'],
} as const

type LinkOf<Kind extends keyof typeof linkParts> = Record<(typeof linkParts)[Kind][number], string>

export type VerificationLink = LinkOf<'verification'>
export type ResetLink = LinkOf<'reset'>
export type JoinLink = LinkOf<'join'>

/** Whether a refusal is about the link: it is over, or one of its parts did not arrive as it was sent. */
export function isAboutLink(refusal: ApiError, kind: keyof typeof linkParts): boolean {
  return refusal.is('link.expired') || linkParts[kind].some((part) => Object.hasOwn(refusal.error, part))
}
