import type { Connection } from '#platform/db/database'
import { refuseField } from '#platform/refusal'
import { holdDepartments } from './departments.queries.ts'

/** The departments that a form names, each once; none of them goes until the call has ended. */
export async function holdChosenDepartments(
  db: Connection,
  group_id: string,
  departments: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(departments.map((id) => id.toLowerCase()))]
  return (await holdDepartments(db, group_id, ids)) ? ids : refuseField('departments', 'field.choice')
}

export const isSameChoice = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id) => others.includes(id))
