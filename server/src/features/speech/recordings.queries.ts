import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection, Database } from '#platform/db/database'
import type { AttemptKey } from '#platform/session/session'

type Recording = { id: string; file_id: string; seconds: number }

/** A recording of this run, while its file is there: what is due to be removed cannot be heard any more. */
export async function findRecording(db: Connection, attempt: AttemptKey, id: string, now: Date) {
  return db
    .selectFrom('recordings')
    .innerJoin('files', (join) =>
      join.onRef('files.group_id', '=', 'recordings.group_id').onRef('files.id', '=', 'recordings.file_id'),
    )
    .where('recordings.group_id', '=', attempt.group_id)
    .where('recordings.attempt_id', '=', attempt.id)
    .where('recordings.id', '=', id)
    .where((row) => row.or([row('files.delete_after', 'is', null), row('files.delete_after', '>', now)]))
    .select(['recordings.id', 'recordings.file_id', 'recordings.seconds'])
    .executeTakeFirst()
}

/** Locked until the call ends: of two that record under the same id, the second replaces what the first has stored. */
export async function lockRecording(db: Connection, attempt: AttemptKey, id: string) {
  return db
    .selectFrom('recordings')
    .where('group_id', '=', attempt.group_id)
    .where('attempt_id', '=', attempt.id)
    .where('id', '=', id)
    .select('file_id')
    .forUpdate()
    .executeTakeFirst()
}

export async function upsertRecording(
  db: Connection,
  { group_id, id: attempt_id }: AttemptKey,
  { id, file_id, seconds }: Recording,
  now: Date,
): Promise<void> {
  await db
    .insertInto('recordings')
    .values({ group_id, attempt_id, id, file_id, seconds, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['group_id', 'attempt_id', 'id']).doUpdateSet({ file_id, seconds, created_at: now }),
    )
    .execute()
}

const completed = 1

/** Lets what was said in answers of completed surveys stay, of whatever company. */
export async function keepRecordingsOfAnswers(db: Database): Promise<void> {
  await sql`
    update files set delete_after = null
    from recordings as r
    join statements as s on s.group_id = r.group_id and s.attempt_id = r.attempt_id and s.recording_id = r.id
    join attempts as a on a.group_id = r.group_id and a.id = r.attempt_id
    where files.group_id = r.group_id and files.id = r.file_id and files.delete_after is not null
      and not s.removed and a.state = ${completed}
  `.execute(acrossGroups(db))
}
