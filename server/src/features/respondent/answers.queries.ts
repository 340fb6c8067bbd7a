import { limits } from '@catchpitch/contract/limits'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { prepared } from '#platform/db/prepared'
import { attemptState } from './attempt-state.rules.ts'

/*
 * The hot path: many people's answers in one statement. Which rows may be written is decided in the statement itself, by
 * the attempt's own row: open, at this step of this situation, and the pen in this session's hand. Whatever does not
 * come back was not written, and is looked at afterwards.
 */

/** Whose answer it is, and who holds the pen. */
type Author = { group_id: string; attempt_id: string; writer: Buffer; topic: number }

export type StatementRow = Author & {
  slot: number
  revision: number
  input_method: number
  text: string
  /** What it was said in, whether that has arrived or not. */
  recording_id: string | null
  /** What it shows. */
  picture_id: string | null
  /** The video that it is about. */
  link: string | null
  removed: boolean
  written_at: Date
}

/** Slots that may still be filled when the time is over: nobody is thrown out for being slow. */
const always_open = limits.test.slots.min

export async function upsertStatements(db: Connection, rows: readonly StatementRow[], now: Date) {
  const column = <Name extends keyof StatementRow>(name: Name) => rows.map((row) => row[name])
  const { rows: written } = await sql<{
    attempt_id: string
    topic: number
    slot: number
  }>`${prepared('upsert-statements')}
    insert into statements as s
      (group_id, attempt_id, topic, slot, revision, input_method, text, recording_id, picture_id, link, removed, written_at,
        saved_at)
    select n.group_id, n.attempt_id, n.topic, n.slot, n.revision, n.input_method, n.text, n.recording_id, n.picture_id,
      n.link, n.removed, n.written_at, ${now}
    from unnest(
      ${column('group_id')}::uuid[], ${column('attempt_id')}::uuid[], ${column('topic')}::smallint[],
      ${column('slot')}::smallint[], ${column('revision')}::int[], ${column('input_method')}::smallint[],
      ${column('text')}::text[], ${column('recording_id')}::uuid[], ${column('picture_id')}::uuid[],
      ${column('link')}::text[], ${column('removed')}::boolean[], ${column('written_at')}::timestamptz[],
      ${column('writer')}::bytea[]
    ) as n (group_id, attempt_id, topic, slot, revision, input_method, text, recording_id, picture_id, link, removed,
      written_at, writer)
    join attempts as a on a.group_id = n.group_id and a.id = n.attempt_id
      and a.state = ${sql.lit(attemptState.open)} and a.step = ${sql.lit(testStep.writing)}
      and a.topic = n.topic and a.writer = n.writer
    join topics as t on t.group_id = n.group_id and t.attempt_id = n.attempt_id and t.position = n.topic
      and (n.slot <= ${sql.lit(always_open)} or n.removed or ${now} <= t.deadline_at)
    on conflict (group_id, attempt_id, topic, slot) do update
      set revision = excluded.revision, input_method = excluded.input_method, text = excluded.text,
          recording_id = excluded.recording_id, picture_id = excluded.picture_id, link = excluded.link,
          removed = excluded.removed, written_at = excluded.written_at, saved_at = excluded.saved_at
      where s.revision < excluded.revision
    returning s.attempt_id, s.topic, s.slot`.execute(db)
  return written
}

/** What is stored in the places that were not written, and what their attempts say: why they were not. */
export async function explainStatements(db: Connection, rows: readonly StatementRow[]) {
  const column = <Name extends keyof StatementRow>(name: Name) => rows.map((row) => row[name])
  const { rows: found } = await sql<Standing & { attempt_id: string; topic: number; slot: number }>`
    select n.attempt_id, n.topic, n.slot, a.state, a.step, a.topic as at_topic, a.writer, s.revision
    from unnest(
      ${column('group_id')}::uuid[], ${column('attempt_id')}::uuid[], ${column('topic')}::smallint[],
      ${column('slot')}::smallint[]
    ) as n (group_id, attempt_id, topic, slot)
    join attempts as a on a.group_id = n.group_id and a.id = n.attempt_id
    left join statements as s on s.group_id = n.group_id and s.attempt_id = n.attempt_id
      and s.topic = n.topic and s.slot = n.slot`.execute(db)
  return found
}

/** Where an attempt stands, and the revision of what is stored in the place in question. */
export type Standing = { state: number; step: number; at_topic: number; writer: Buffer; revision: number | null }

export type RatingKind = 'ranking' | 'feelings' | 'controls'

/** `values` as PostgreSQL writes an array, because a list of lists would be flattened on its way in. */
export type RatingRow = Author & { revision: number; values: string }

/** At which step each of them is given. */
export const stepOfRating = {
  ranking: testStep.importance,
  feelings: testStep.feelings,
  controls: testStep.control,
} as const satisfies Record<RatingKind, number>

export async function updateRatings(db: Connection, kind: RatingKind, rows: readonly RatingRow[]) {
  const column = <Name extends keyof RatingRow>(name: Name) => rows.map((row) => row[name])
  const values = sql.ref(kind)
  const revision = sql.ref(`${kind}_revision`)
  const { rows: written } = await sql<{ attempt_id: string; topic: number }>`${prepared(`update-${kind}`)}
    update topics as t
    set ${values} = n.rated::smallint[], ${revision} = n.revision
    from unnest(
      ${column('group_id')}::uuid[], ${column('attempt_id')}::uuid[], ${column('topic')}::smallint[],
      ${column('revision')}::int[], ${column('values')}::text[], ${column('writer')}::bytea[]
    ) as n (group_id, attempt_id, topic, revision, rated, writer)
    join attempts as a on a.group_id = n.group_id and a.id = n.attempt_id
      and a.state = ${sql.lit(attemptState.open)} and a.step = ${sql.lit(stepOfRating[kind])}
      and a.topic = n.topic and a.writer = n.writer
    where t.group_id = n.group_id and t.attempt_id = n.attempt_id and t.position = n.topic
      and t.${revision} < n.revision
    returning t.attempt_id, t.position as topic`.execute(db)
  return written
}

export async function explainRatings(db: Connection, kind: RatingKind, rows: readonly RatingRow[]) {
  const column = <Name extends keyof RatingRow>(name: Name) => rows.map((row) => row[name])
  const { rows: found } = await sql<Standing & { attempt_id: string; topic: number }>`
    select n.attempt_id, n.topic, a.state, a.step, a.topic as at_topic, a.writer, t.${sql.ref(`${kind}_revision`)} as revision
    from unnest(
      ${column('group_id')}::uuid[], ${column('attempt_id')}::uuid[], ${column('topic')}::smallint[]
    ) as n (group_id, attempt_id, topic)
    join attempts as a on a.group_id = n.group_id and a.id = n.attempt_id
    left join topics as t on t.group_id = n.group_id and t.attempt_id = n.attempt_id
      and t.position = n.topic`.execute(db)
  return found
}
