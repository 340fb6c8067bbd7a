import type { ErrorCode } from '@catchpitch/contract/errors'
import { impersonationRefusal } from '#features/impersonation/impersonation.public'

type Staff = Parameters<typeof impersonationRefusal>[0]
type Subject = Parameters<typeof impersonationRefusal>[1] & { is_verified: boolean; has_password: boolean }

/**
 * Why this member of staff may not have a sign-in link sent to that person; null if they may. Not to staff: their
 * accounts open everybody's, and a mail that opens one for a week is too much. Not to an address that was never
 * confirmed: whoever reads it may not be whom the account is of.
 */
export function signInLinkRefusal(staff: Staff, subject: Subject): ErrorCode | null {
  const refusal = impersonationRefusal(staff, subject)
  if (refusal !== null) return refusal
  return subject.platform_role === null && subject.is_verified ? null : 'access.denied'
}

/** Why this member of staff may not end that person's password; null if they may, and there is one. */
export function passwordExpiryRefusal(staff: Staff, subject: Subject): ErrorCode | null {
  return impersonationRefusal(staff, subject) ?? (subject.has_password ? null : 'access.denied')
}
