import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

export type Outcome = { hired_on: string; resigned_on: string | null }

/** Somebody of a company with what is decided and noted about them, held until it is written. */
export async function lockOutcome(db: Connection, group_id: string, id: string) {
  return db
    .selectFrom('results')
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .select([
      'survey_id',
      'status',
      'completed_at',
      sql<string | null>`hired_on::text`.as('hired_on'),
      sql<string | null>`resigned_on::text`.as('resigned_on'),
    ])
    .forUpdate()
    .executeTakeFirst()
}

/** Null: nothing is noted any more. */
export async function writeOutcome(
  db: Connection,
  group_id: string,
  id: string,
  outcome: Outcome | null,
): Promise<void> {
  await db
    .updateTable('results')
    .set(outcome ?? { hired_on: null, resigned_on: null })
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .execute()
}
