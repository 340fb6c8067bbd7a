import type { Connection } from '#platform/db/database'
import type { AttemptKey } from '#platform/session/session'

/** The situations that the person has come to, in order. */
export async function readTopics(db: Connection, { group_id, id }: AttemptKey) {
  return db
    .selectFrom('topics')
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .orderBy('position')
    .select([
      'position',
      'situation_id',
      'started_at',
      'deadline_at',
      'closed_at',
      'ranking',
      'ranking_revision',
      'feelings',
      'feelings_revision',
      'controls',
      'controls_revision',
    ])
    .execute()
}

export type Topic = Awaited<ReturnType<typeof readTopics>>[number]

export async function readStatements(db: Connection, { group_id, id }: AttemptKey) {
  return db
    .selectFrom('statements')
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .orderBy('topic')
    .orderBy('slot')
    .select([
      'topic',
      'slot',
      'revision',
      'input_method',
      'text',
      'recording_id',
      'picture_id',
      'link',
      'removed',
      'saved_at',
    ])
    .execute()
}

export type Statement = Awaited<ReturnType<typeof readStatements>>[number]

type Change = Partial<{ deadline_at: Date; closed_at: Date }>

export async function updateTopic(db: Connection, { group_id, id }: AttemptKey, position: number, change: Change) {
  await db
    .updateTable('topics')
    .set(change)
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .where('position', '=', position)
    .execute()
}
