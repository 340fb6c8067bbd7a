import { canImpersonate, type RoleKey } from '@catchpitch/contract/access/roles'
import type { ErrorCode } from '@catchpitch/contract/errors'

type Staff = { platform_role: RoleKey | null; impersonator_id: string | null }
type Subject = { platform_role: RoleKey | null; is_closed: boolean }

/**
 * Why this member of staff may not look through that person's eyes; null if they may. Not twice over: the log names one
 * impersonator, and through a moderator's eyes root would be a moderator who is nobody's colleague.
 */
export function impersonationRefusal(staff: Staff, subject: Subject): ErrorCode | null {
  if (staff.impersonator_id !== null) return 'impersonation.nested'
  if (staff.platform_role === null || subject.is_closed) return 'access.denied'
  // Which role somebody holds in a company makes no difference here: an applicant's stands for all of them.
  return canImpersonate(staff.platform_role, subject.platform_role ?? 'applicant') ? null : 'access.denied'
}
