import { mayChangeRole } from '@catchpitch/contract/access/role-changes'
import type { RoleKey } from '@catchpitch/contract/access/roles'
import { givenRoles, type TeamRole } from '@catchpitch/contract/teams/colleague-form'

/** Who looks, and what they are in the company. */
export type Actor = { id: string; role: RoleKey }

/** Whether a colleague's role and departments are the actor's to change: what they are now must be within reach. */
export function mayEditColleague(actor: Actor, role: RoleKey): boolean {
  return givenRoles.some((given) => given !== role && mayChangeRole(actor.role, role, given))
}

type Circumstances = { user_id: string; role: RoleKey; owners: number }

/**
 * Why somebody cannot be taken out of the team; null if they can. Owners go of their own will, as long as another one
 * is left: who could send them away could take the company from its founder.
 */
export function removalRefusal(actor: Actor, { user_id, role, owners }: Circumstances) {
  if (role !== 'owner') return mayChangeRole(actor.role, role, null) ? null : 'access.denied'
  if (user_id !== actor.id) return 'team.owner'
  return owners > 1 ? null : 'team.lastOwner'
}

/** The roles that the actor may give to a colleague. */
export function assignableTo(actor: RoleKey): TeamRole[] {
  return givenRoles.filter((role) => mayChangeRole(actor, role === 'member' ? 'manager' : 'member', role))
}
