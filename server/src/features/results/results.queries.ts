import type { QueryOf } from '@catchpitch/contract/endpoint'
import { limits } from '@catchpitch/contract/limits'
import { undecided } from '@catchpitch/contract/results/result-status'
import type { listSurveyResults as endpoint } from '@catchpitch/contract/results/results.endpoints'
import type { PersonResult } from '@catchpitch/method/person-result'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'

type Completed = { group_id: string; id: string; survey_id: string; invite_id: string }

/** Number, and the name where the survey shows names, come from the invite in the same statement. */
export async function insertResult(
  db: Connection,
  { group_id, id, survey_id, invite_id }: Completed,
  result: PersonResult & { module_kind: number },
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
      'module_kind',
      'completed_at',
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
          sql<number>`${result.module_kind}::smallint`.as('module_kind'),
          sql<Date>`${now}::timestamptz`.as('completed_at'),
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

const dotColumns = ['status', 'no', 'x', 'y', 'cov_xx', 'cov_xy', 'cov_yy', 'situations'] as const

export async function listResults(
  db: Connection,
  group_id: string,
  survey_id: string,
  query: QueryOf<typeof endpoint>,
) {
  const { status } = query.filter
  let ids = db
    .selectFrom('results')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .where((eb) => matchesKeyword(eb.fn.coalesce('search', eb.val('')), query.keyword))
    .select('attempt_id as id')
  if (status)
    ids = ids.where((eb) =>
      eb.or(status.map((one) => (one === undecided ? eb('status', 'is', null) : eb('status', '=', one)))),
    )
  return readListPage(db, {
    ids,
    by: 'completed_at',
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) =>
      db
        .selectFrom('results')
        .where('group_id', '=', group_id)
        .where('attempt_id', 'in', wanted)
        .select(['attempt_id as id', 'name', 'completed_at', ...dotColumns])
        .execute(),
  })
}

/** Everybody of a survey, the latest first, from the index alone. */
export async function readDots(db: Connection, group_id: string, survey_id: string) {
  return db
    .selectFrom('results')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .orderBy('completed_at', 'desc')
    .orderBy('attempt_id', 'desc')
    .limit(limits.list.counted + 1)
    .select(['attempt_id as id', ...dotColumns])
    .execute()
}

/** The survey whose results are read; undefined if the company has no such survey. */
export async function findSurvey(db: Connection, group_id: string, id: string) {
  return db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .select(['id', 'name', 'expires_at'])
    .executeTakeFirst()
}
