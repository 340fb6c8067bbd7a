import type { Connection } from '#platform/db/database'

type ResultKey = { group_id: string; attempt_id: string }

export async function findGuide(db: Connection, { group_id, attempt_id }: ResultKey) {
  return db
    .selectFrom('interview_guides')
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', attempt_id)
    .select(['items', 'version'])
    .executeTakeFirst()
}

/** False: somebody has saved another one meanwhile. */
export async function saveGuide(
  db: Connection,
  { group_id, attempt_id }: ResultKey,
  { items, version }: { items: string; version: number },
  now: Date,
): Promise<boolean> {
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('interview_guides')
      .values({ group_id, attempt_id, items, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.columns(['group_id', 'attempt_id']).doNothing())
      .executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  }
  const { numUpdatedRows } = await db
    .updateTable('interview_guides')
    .set({ items, version: version + 1, updated_at: now })
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', attempt_id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
