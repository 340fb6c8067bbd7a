import { canAssign, type RoleKey } from './roles.ts'

/**
 * Whether somebody may take this role away. What one may give one may take, and a member, whom nobody makes by hand,
 * stands below every role that can be given in a company but an applicant's.
 */
function canTake(actor: RoleKey, role: RoleKey): boolean {
  return canAssign(actor, role) || (role === 'member' && canAssign(actor, 'manager'))
}

/** An owner may set a manager back to a member. Otherwise people become members by joining, of their own will. */
const isSetBack = (actor: RoleKey, before: RoleKey | null, after: RoleKey | null) =>
  actor === 'owner' && before === 'manager' && after === 'member'

/**
 * Whether somebody may turn what a person is in one place, a company or the platform, into something else there; null
 * is nothing at all. Both ends must be within reach: who could take a role that they cannot give could bring down those
 * above them.
 */
export function mayChangeRole(actor: RoleKey, before: RoleKey | null, after: RoleKey | null): boolean {
  if (before === after || isSetBack(actor, before, after)) return true
  return (before === null || canTake(actor, before)) && (after === null || canAssign(actor, after))
}

/** Whether a member of staff may change what stands about a person: nobody of their own rank or above, but for root. */
export function mayEditPerson(staff: RoleKey | null, subject: RoleKey | null): boolean {
  if (staff === 'root') return true
  return staff === 'moderator' && subject !== 'root' && subject !== 'moderator'
}

type Closing = {
  staff: RoleKey | null
  /** The role that the person has on the platform, if they are staff. */
  subject: RoleKey | null
  is_self: boolean
  /** Whether without this person nobody could look after the platform any more. */
  is_last_root: boolean
}

/** Why a member of staff may not close a person's account, for a while or for good; null if they may. */
export function closingRefusal({ staff, subject, is_self, is_last_root }: Closing) {
  if (is_self) return 'self'
  if (!mayEditPerson(staff, subject)) return 'reach'
  return is_last_root ? 'last_root' : null
}
