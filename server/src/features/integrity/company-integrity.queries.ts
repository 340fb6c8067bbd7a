import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import type { AttemptKey } from '#platform/session/session'

type Moved = { from?: string | null; to?: string | null }

/** Everything but pictures that was recorded of one run, in the order in which it happened. */
export async function readTimeline(db: Connection, { group_id, id }: AttemptKey, snapshot: number) {
  return db
    .selectFrom('integrity_events')
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .where('kind', '!=', snapshot)
    .orderBy('happened_at')
    .orderBy('id')
    .select([
      'id',
      'kind',
      'happened_at',
      'lasted_ms',
      'step',
      'topic',
      'characters',
      'explanation',
      sql<Moved | null>`detail`.as('detail'),
    ])
    .execute()
}

/** The pictures of one run that may still be shown: what is due to be removed is there no more. */
export async function readPictures(db: Connection, { group_id, id }: AttemptKey, now: Date) {
  return db
    .selectFrom('integrity_events as event')
    .innerJoin('files', (join) =>
      join.onRef('files.group_id', '=', 'event.group_id').onRef('files.id', '=', 'event.file_id'),
    )
    .where('event.group_id', '=', group_id)
    .where('event.attempt_id', '=', id)
    .where((eb) => eb.or([eb('files.delete_after', 'is', null), eb('files.delete_after', '>', now)]))
    .orderBy('event.happened_at')
    .select(['event.id', 'event.happened_at', 'files.id as file_id'])
    .execute()
}

/** What was settled about one run when it began, and which situations it was asked. */
export async function findWatchedRun(db: Connection, { group_id, id }: AttemptKey) {
  return db
    .selectFrom('attempts')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .select(['user_id', 'integrity_policy', 'situation_ids'])
    .executeTakeFirstOrThrow()
}

/** Whatever else somebody took up at the same company, the latest first; what they did elsewhere is not its business. */
export async function listOtherRuns(db: Connection, { group_id, id }: AttemptKey, user_id: string) {
  return db
    .selectFrom('attempts')
    .innerJoin('surveys', (join) =>
      join.onRef('surveys.group_id', '=', 'attempts.group_id').onRef('surveys.id', '=', 'attempts.survey_id'),
    )
    .where('attempts.group_id', '=', group_id)
    .where('attempts.user_id', '=', user_id)
    .where('attempts.id', '!=', id)
    .where('surveys.removed_at', 'is', null)
    .orderBy('attempts.started_at', 'desc')
    .limit(20)
    .select([
      'attempts.id',
      'attempts.started_at',
      'attempts.completed_at',
      'surveys.id as survey_id',
      'surveys.hash_id as survey_hash_id',
      'surveys.name as survey_name',
      'surveys.department_id',
    ])
    .execute()
}
