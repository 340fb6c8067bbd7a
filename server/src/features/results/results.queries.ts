import { integrityEvent } from '@catchpitch/contract/integrity/integrity-event'
import type { PersonResult } from '@catchpitch/method/person-result'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

type Completed = { group_id: string; id: string; survey_id: string; invite_id: string }

/** What was recorded of somebody beside their answers, in figures. */
export type Recorded = { events: number; is_repeat: boolean }

/** Pictures are evidence and no events; that somebody answered for another position is told by itself. */
export async function countRecorded(
  db: Connection,
  { group_id, id }: Pick<Completed, 'group_id' | 'id'>,
): Promise<Recorded> {
  const { repeat_attempt, snapshot } = integrityEvent
  return db
    .selectFrom('integrity_events')
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('kind', 'not in', [repeat_attempt, snapshot]).as('events'),
      sql<boolean>`coalesce(bool_or(kind = ${repeat_attempt}), false)`.as('is_repeat'),
    ])
    .executeTakeFirstOrThrow()
}

/**
 * Number, and the name where the survey shows names, come from the invite in the same statement; by when an answer is
 * promised, from what the company promises now.
 */
export async function insertResult(
  db: Connection,
  { group_id, id, survey_id, invite_id }: Completed,
  result: PersonResult & Recorded & { module_kind: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto('results')
    .columns([
      'group_id',
      'attempt_id',
      'survey_id',
      'no',
      'name',
      'dimension_id',
      'events',
      'is_repeat',
      'module_kind',
      'completed_at',
      'reply_due_at',
      'computed_at',
      'method_version',
      'situations',
      'x',
      'y',
      'cov_xx',
      'cov_xy',
      'cov_yy',
      'alignment',
      'shades',
      'by_situation',
    ])
    .expression((eb) =>
      eb
        .selectFrom('invites')
        .innerJoin('surveys', (join) =>
          join.onRef('surveys.group_id', '=', 'invites.group_id').onRef('surveys.id', '=', 'invites.survey_id'),
        )
        .innerJoin('groups', 'groups.id', 'invites.group_id')
        .where('invites.group_id', '=', group_id)
        .where('invites.id', '=', invite_id)
        .select([
          sql<string>`${group_id}::uuid`.as('group_id'),
          sql<string>`${id}::uuid`.as('attempt_id'),
          sql<string>`${survey_id}::uuid`.as('survey_id'),
          'invites.no',
          sql<string | null>`case when surveys.shows_names then invites.first_name || ' ' || invites.last_name end`.as(
            'name',
          ),
          'invites.dimension_id',
          sql<number>`${result.events}::smallint`.as('events'),
          sql<boolean>`${result.is_repeat}::boolean`.as('is_repeat'),
          sql<number>`${result.module_kind}::smallint`.as('module_kind'),
          sql<Date>`${now}::timestamptz`.as('completed_at'),
          sql<Date | null>`${now}::timestamptz + groups.promised_reply_days * interval '24 hours'`.as('reply_due_at'),
          sql<Date>`${now}::timestamptz`.as('computed_at'),
          sql<number>`${result.method_version}::integer`.as('method_version'),
          sql<number>`${result.situations}::smallint`.as('situations'),
          sql<number>`${result.x}::float8`.as('x'),
          sql<number>`${result.y}::float8`.as('y'),
          sql<number>`${result.cov_xx}::float8`.as('cov_xx'),
          sql<number>`${result.cov_xy}::float8`.as('cov_xy'),
          sql<number>`${result.cov_yy}::float8`.as('cov_yy'),
          sql<number>`${result.alignment}::float8`.as('alignment'),
          sql<number[]>`${[...result.shades]}::float8[]`.as('shades'),
          sql`${JSON.stringify(result.by_situation)}::jsonb`.as('by_situation'),
        ]),
    )
    .execute()
}
