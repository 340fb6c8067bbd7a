import type { Connection } from '#platform/db/database'
import {
  deleteDepartment,
  hasInvitations,
  hasMembers,
  hasSurveys,
  insertDepartments,
  listAllDepartments,
} from './departments.queries.ts'

type Kept = { possible: true; changed: boolean } | { possible: false; used: string }

/** How the database compares two names, as far as we can tell before it is asked. */
const nameKey = (name: string) => name.normalize('NFKC').toLowerCase()

/**
 * Gives a company exactly these departments. One that is not among them goes, unless people, open invitations or surveys
 * are in it: a manager sees only their departments, and taking the last one away would leave them without a limit.
 */
export async function keepDepartments(
  db: Connection,
  group_id: string,
  names: readonly string[],
  now: Date,
): Promise<Kept> {
  const before = await listAllDepartments(db, group_id)
  const wanted = new Set(names.map(nameKey))
  const gone = before.filter(({ name }) => !wanted.has(nameKey(name)))
  for (const { id, name } of gone) {
    const isUsed =
      (await hasMembers(db, group_id, id)) ||
      (await hasInvitations(db, group_id, id, now)) ||
      (await hasSurveys(db, group_id, id))
    if (isUsed) return { possible: false, used: name }
    await deleteDepartment(db, group_id, id)
  }
  const known = new Set(before.map(({ name }) => nameKey(name)))
  const added = names.filter((name) => !known.has(nameKey(name)))
  await insertDepartments(db, group_id, added, now)
  return { possible: true, changed: gone.length + added.length > 0 }
}
