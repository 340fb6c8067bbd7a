import type { RoleKey } from '@catchpitch/contract/access/roles'

/**
 * For an owner and a member their departments only say where they work. A manager sees what their departments contain,
 * and without any everything: who could choose them could widen what they may see. An applicant works in none.
 */
export function mayChooseDepartments(role: RoleKey): boolean {
  return role === 'owner' || role === 'member'
}
