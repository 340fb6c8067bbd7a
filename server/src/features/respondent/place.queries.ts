import { type TestPlace, testStep } from '@catchpitch/contract/respondent/test-step'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { prepared } from '#platform/db/prepared'
import type { AttemptKey } from '#platform/session/session'
import { attemptState } from './attempt-state.rules.ts'

/*
 * Going from step to step, a dozen times in every survey: one statement to read where a person is, one to lead them on.
 */

export type Place = AttemptKey & {
  survey_id: string
  edition: number
  invite_id: string
  state: number
  step: number
  topic: number
  situation_ids: string[]
  input_method: number | null
  extra_time: number
  consented_at: Date | null
  writer: Buffer
  compare_ranking: number[] | null
  /** Of the situation that they are in; null before the first one. */
  deadline_at: Date | null
  ranking: number[] | null
  feelings: (number | null)[] | null
  controls: (number | null)[] | null
  /** The short questions that are answered. */
  short_answered: number[]
  /** The places of that situation in which a statement stands. */
  written: number[]
}

/** Where a person is, with what they have answered there: all that leaving a step takes. */
export async function readPlace(db: Connection, { group_id, id }: AttemptKey): Promise<Place | undefined> {
  const { rows } = await sql<Place>`${prepared('read-place')}
    select a.group_id, a.id, a.survey_id, a.edition, a.invite_id, a.state, a.step, a.topic, a.situation_ids,
      a.input_method, a.extra_time, a.consented_at, a.writer, a.compare_ranking, t.deadline_at, t.ranking, t.feelings, t.controls,
      array(
        select q.position from screening_answers as q
        where a.step = ${sql.lit(testStep.short_questions)} and q.group_id = a.group_id and q.attempt_id = a.id
          and q.text <> ''
      ) as short_answered,
      array(
        select s.slot from statements as s
        where s.group_id = a.group_id and s.attempt_id = a.id and s.topic = a.topic and not s.removed
        order by s.slot
      ) as written
    from attempts as a
    left join topics as t on t.group_id = a.group_id and t.attempt_id = a.id and t.position = a.topic
    where a.group_id = ${group_id} and a.id = ${id}`.execute(db)
  return rows[0]
}

type Move = {
  from: TestPlace & { writer: Buffer }
  to: TestPlace
  /** Whether writing ends with it. */
  closes: boolean
  /** The situation that begins with it. */
  opens: { situation_id: string; deadline_at: Date } | null
}

/** Leads somebody on, if they are still where they were read to be: of two calls for the same step one does it. */
export async function movePlace(
  db: Connection,
  { group_id, id }: AttemptKey,
  { from, to, closes, opens }: Move,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`${prepared('move-place')}
    with moved as (
      update attempts set step = ${to.step}, topic = ${to.topic}
      where group_id = ${group_id} and id = ${id} and state = ${sql.lit(attemptState.open)}
        and step = ${from.step} and topic = ${from.topic} and writer = ${from.writer}
      returning group_id, id
    ), closed as (
      update topics as t set closed_at = ${now}
      from moved
      where ${closes}::boolean and t.group_id = moved.group_id and t.attempt_id = moved.id
        and t.position = ${from.topic}
    ), opened as (
      insert into topics (group_id, attempt_id, position, situation_id, started_at, deadline_at)
      select group_id, id, ${to.topic}, ${opens?.situation_id ?? null}::uuid, ${now}, ${opens?.deadline_at ?? null}::timestamptz
      from moved
      where ${opens !== null}::boolean
    )
    select id from moved`.execute(db)
  return rows.length > 0
}
