import type { Membership } from './session.ts'

/** The departments whose surveys somebody sees; null: all of the company. */
export type Reach = readonly string[] | null

/** Managers see the surveys of their departments; one who has none is not limited. */
export function reachOf({ role, department_ids }: Pick<Membership, 'role' | 'department_ids'>): Reach {
  return role === 'manager' && department_ids.length > 0 ? department_ids : null
}

/** Whatever belongs to no department is the whole company's. */
export const isWithin = (reach: Reach, department_id: string | null): boolean =>
  reach === null || department_id === null || reach.includes(department_id)
