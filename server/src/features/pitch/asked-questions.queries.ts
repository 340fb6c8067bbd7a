import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'

/** Companies with questions from before then that wait for an answer, and of which they have not been told. */
export async function listAsked(db: Connection, before: Date): Promise<string[]> {
  const rows = await acrossGroups(db)
    .selectFrom('pitch_questions')
    .where('told_at', 'is', null)
    .where('answer', 'is', null)
    .where('created_at', '<', before)
    .groupBy('group_id')
    .orderBy('group_id')
    .select('group_id')
    .execute()
  return rows.map(({ group_id }) => group_id)
}

/** How many there were. */
export async function markTold(db: Connection, group_id: string, before: Date, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('pitch_questions')
    .set({ told_at: now })
    .where('group_id', '=', group_id)
    .where('told_at', 'is', null)
    .where('answer', 'is', null)
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
