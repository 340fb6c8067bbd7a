import type { Access } from '@catchpitch/contract/access/access'
import type { RoleKey } from '@catchpitch/contract/access/roles'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'

export type StaffContext = Context<Extract<Access, { kind: 'staff' }>>

/**
 * The rank of whoever changes something about people. Not while they look through a colleague's eyes: the log would
 * name the colleague for what was done to somebody's account.
 */
export function rankOf({ person }: StaffContext): RoleKey {
  if (person.impersonator_id !== null) return refuse('impersonation.nested')
  return person.platform_role ?? refuse('access.denied')
}
