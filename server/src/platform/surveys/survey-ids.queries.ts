import { platformGroupId } from '@catchpitch/contract/ids'
import type { Connection } from '#platform/db/database'

/**
 * The ids of a company's surveys, which lists are narrowed by, from the hashIds that drop-downs know. Looked up first and
 * not joined: the planner then sees that an index by survey will do. Unknown ones match no survey, so the list is empty.
 */
export async function findSurveyIds(
  db: Connection,
  group_id: string,
  hashIds: readonly string[] | undefined,
): Promise<string[] | undefined> {
  if (hashIds === undefined) return undefined
  const found = await db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where('hash_id', 'in', hashIds)
    .select('id')
    .execute()
  // No survey has the platform's id; an empty list cannot be asked for in SQL.
  return found.length === 0 ? [platformGroupId] : found.map(({ id }) => id)
}
