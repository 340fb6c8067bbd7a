import { testStep } from '@catchpitch/contract/respondent/test-step'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import type { AttemptKey } from '#platform/session/session'
import { attemptState } from './attempt-state.rules.ts'

export type ShortAnswer = { position: number; revision: number; text: string }

export async function readShortAnswers(db: Connection, { group_id, id }: AttemptKey): Promise<ShortAnswer[]> {
  return db
    .selectFrom('screening_answers')
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .orderBy('position')
    .select(['position', 'revision', 'text'])
    .execute()
}

/**
 * Writes what is newer than what is stored, in the order of the places, if the attempt is open, at this step, and the
 * pen in this session's hand: asked in the statement itself, as with statements. Tells which places it wrote.
 */
export async function upsertShortAnswers(
  db: Connection,
  { group_id, id }: AttemptKey,
  { writer, answers }: { writer: Buffer; answers: readonly ShortAnswer[] },
  now: Date,
): Promise<number[]> {
  const inOrder = answers.toSorted((one, other) => one.position - other.position)
  const { rows } = await sql<{ position: number }>`
    insert into screening_answers as s (group_id, attempt_id, position, revision, text, saved_at)
    select a.group_id, a.id, n.position, n.revision, n.text, ${now}
    from unnest(
      ${inOrder.map(({ position }) => position)}::smallint[], ${inOrder.map(({ revision }) => revision)}::int[],
      ${inOrder.map(({ text }) => text)}::text[]
    ) as n (position, revision, text)
    join attempts as a on a.group_id = ${group_id} and a.id = ${id} and a.state = ${sql.lit(attemptState.open)}
      and a.step = ${sql.lit(testStep.short_questions)} and a.writer = ${writer}
    on conflict (group_id, attempt_id, position) do update
      set revision = excluded.revision, text = excluded.text, saved_at = excluded.saved_at
      where s.revision < excluded.revision
    returning s.position`.execute(db)
  return rows.map(({ position }) => position)
}
