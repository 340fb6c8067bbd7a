import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

/** What somebody answered in one run, situation by situation. What was taken out again is not among it. */
export async function readAnswers(db: Connection, group_id: string, attempt_id: string): Promise<AnsweredTopic[]> {
  return (await readAnswersOf(db, group_id, [attempt_id])).get(attempt_id) ?? []
}

const topicsOf = (db: Connection, group_id: string, attempt_ids: readonly string[]) =>
  db
    .selectFrom('topics')
    .where('group_id', '=', group_id)
    .where(sql<boolean>`attempt_id = any(${attempt_ids}::uuid[])`)
    .orderBy('attempt_id')
    .orderBy('position')
    .select(['attempt_id', 'position', 'situation_id', 'ranking', 'feelings', 'controls', 'deadline_at', 'closed_at'])
    .execute()

const statementsOf = (db: Connection, group_id: string, attempt_ids: readonly string[]) =>
  db
    .selectFrom('statements')
    .where('group_id', '=', group_id)
    .where(sql<boolean>`attempt_id = any(${attempt_ids}::uuid[])`)
    .where('removed', '=', false)
    .orderBy('attempt_id')
    .orderBy('topic')
    .orderBy('slot')
    .select(['attempt_id', 'topic', 'slot', 'input_method', 'text', 'recording_id', 'picture_id', 'link'])
    .execute()

type Topic = Awaited<ReturnType<typeof topicsOf>>[number]
type Statement = Awaited<ReturnType<typeof statementsOf>>[number]

export type AnsweredTopic = Topic & { statements: Statement[] }

/** The same of several runs, by their ids. */
export async function readAnswersOf(db: Connection, group_id: string, attempt_ids: readonly string[]) {
  const answered = new Map(attempt_ids.map((id): [string, AnsweredTopic[]] => [id, []]))
  const said = new Map<string, Statement[]>()
  for (const topic of await topicsOf(db, group_id, attempt_ids)) {
    const statements: Statement[] = []
    said.set(`${topic.attempt_id} ${topic.position}`, statements)
    answered.get(topic.attempt_id)?.push({ ...topic, statements })
  }
  for (const statement of await statementsOf(db, group_id, attempt_ids)) {
    said.get(`${statement.attempt_id} ${statement.topic}`)?.push(statement)
  }
  return answered
}

/** The recordings of a run that can still be heard: what is due to be removed is there no more. */
export async function listRecordings(db: Connection, group_id: string, attempt_id: string, now: Date) {
  return db
    .selectFrom('recordings')
    .innerJoin('files', (join) =>
      join.onRef('files.group_id', '=', 'recordings.group_id').onRef('files.id', '=', 'recordings.file_id'),
    )
    .where('recordings.group_id', '=', group_id)
    .where('recordings.attempt_id', '=', attempt_id)
    .where((row) => row.or([row('files.delete_after', 'is', null), row('files.delete_after', '>', now)]))
    .select(['recordings.id', 'recordings.seconds', 'recordings.file_id'])
    .execute()
}
