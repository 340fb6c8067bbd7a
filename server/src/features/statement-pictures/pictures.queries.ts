import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection, Database } from '#platform/db/database'
import type { AttemptKey } from '#platform/session/session'

/** A picture of this run, while its file is there. */
export async function findPicture(db: Connection, attempt: AttemptKey, id: string) {
  return db
    .selectFrom('statement_pictures')
    .where('group_id', '=', attempt.group_id)
    .where('attempt_id', '=', attempt.id)
    .where('id', '=', id)
    .select('file_id')
    .executeTakeFirst()
}

/** All pictures of a run. */
export async function listPictures(db: Connection, attempt: AttemptKey) {
  return db
    .selectFrom('statement_pictures')
    .where('group_id', '=', attempt.group_id)
    .where('attempt_id', '=', attempt.id)
    .select(['id', 'file_id'])
    .execute()
}

/** Those of the pictures that have arrived. */
export async function listArrived(db: Connection, attempt: AttemptKey, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('statement_pictures')
    .where('group_id', '=', attempt.group_id)
    .where('attempt_id', '=', attempt.id)
    .where('id', 'in', ids)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** False: it was there already. */
export async function insertPicture(
  db: Connection,
  { group_id, id: attempt_id }: AttemptKey,
  { id, file_id }: { id: string; file_id: string },
  now: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto('statement_pictures')
    .values({ group_id, attempt_id, id, file_id, created_at: now })
    .onConflict((conflict) => conflict.columns(['group_id', 'attempt_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

const completed = 1

/** Lets what was shown in answers of completed surveys stay, of whatever company. */
export async function keepPicturesOfAnswers(db: Database): Promise<void> {
  await sql`
    update files set delete_after = null
    from statement_pictures as p
    join statements as s on s.group_id = p.group_id and s.attempt_id = p.attempt_id and s.picture_id = p.id
    join attempts as a on a.group_id = p.group_id and a.id = p.attempt_id
    where files.group_id = p.group_id and files.id = p.file_id and files.delete_after is not null
      and not s.removed and a.state = ${completed}
  `.execute(acrossGroups(db))
}
