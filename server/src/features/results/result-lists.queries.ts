import type { QueryOf } from '@catchpitch/contract/endpoint'
import { limits } from '@catchpitch/contract/limits'
import type { ResultStatus } from '@catchpitch/contract/results/result-status'
import type {
  listCompanyResults as companyEndpoint,
  listSurveyResults as surveyEndpoint,
} from '@catchpitch/contract/results/results.endpoints'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'
import { meanShades } from '#platform/db/mean-shades'
import { isSeen, narrows, type Results } from '#platform/db/narrowed-results'
import type { Reach } from '#platform/session/reach'
import { findSurveyIds } from '#platform/surveys/survey-ids.queries'
import { firstOf, lastOf } from './day-span.rules.ts'

/** What a dot of the map is drawn from. */
const dotColumns = ['status', 'no', 'x', 'y', 'cov_xx', 'cov_xy', 'cov_yy', 'situations'] as const

/** One person, as every list names them. */
const personColumns = [
  'results.attempt_id as id',
  'results.no',
  'results.name',
  'results.status',
  'results.completed_at',
  'results.events',
  'results.is_repeat',
] as const

/** An answer to one of the short questions, and the words that are looked for in it. */
type Answered = { position: number; keyword: string }

function hasAnswered(eb: Results, { position, keyword }: Answered): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('screening_answers as answer')
      .whereRef('answer.group_id', '=', 'results.group_id')
      .whereRef('answer.attempt_id', '=', 'results.attempt_id')
      .where('answer.position', '=', position)
      .where('answer.text', '!=', '')
      .where((of) => matchesKeyword(sql<string>`folded(${of.ref('answer.text')})`, keyword))
      .select('answer.position'),
  )
}

export async function listResults(
  db: Connection,
  group_id: string,
  survey_id: string,
  query: QueryOf<typeof surveyEndpoint>,
  answered: Answered | null = null,
) {
  const { status, flag, dimension: dimension_ids, query: query_ids, from, until } = query.filter
  const days = { from: firstOf(from), until: lastOf(until) }
  const narrowed = { keyword: query.keyword, status, flag, dimension_ids, query_ids, ...days }
  let ids = db
    .selectFrom('results')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .where((eb) => narrows(eb, narrowed))
    .select('attempt_id as id')
  if (answered) ids = ids.where((eb) => hasAnswered(eb, answered))
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
        .select([...personColumns, ...dotColumns])
        .execute(),
  })
}

/** Over all surveys that somebody sees. */
export async function listCompanyResults(
  db: Connection,
  { group_id, reach }: { group_id: string; reach: Reach },
  query: QueryOf<typeof companyEndpoint>,
) {
  const { keyword, start_date, end_date, module_type_id } = query
  const { status, flag, survey, dimension: dimension_ids, query: query_ids } = query.filter
  const survey_ids = await findSurveyIds(db, group_id, survey)
  const narrowed = { keyword, status, flag, dimension_ids, query_ids, from: start_date, until: end_date }
  let ids = db
    .selectFrom('results')
    .where('results.group_id', '=', group_id)
    .where((eb) => isSeen(eb, reach))
    .where((eb) => narrows(eb, narrowed))
    .select('results.attempt_id as id')
  if (survey_ids) ids = ids.where('results.survey_id', 'in', survey_ids)
  if (module_type_id) ids = ids.where('results.module_kind', 'in', module_type_id)
  return readListPage(db, {
    ids,
    by: 'results.completed_at',
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) =>
      db
        .selectFrom('results')
        .innerJoin('surveys', (join) =>
          join.onRef('surveys.group_id', '=', 'results.group_id').onRef('surveys.id', '=', 'results.survey_id'),
        )
        .where('results.group_id', '=', group_id)
        .where('results.attempt_id', 'in', wanted)
        .select([
          ...personColumns,
          'results.survey_id',
          'surveys.hash_id as survey_hash_id',
          'surveys.name as survey_name',
          'results.module_kind',
        ])
        .execute(),
  })
}

/** The latest of one column of the board; null: those who are not decided about. */
export async function readColumn(
  db: Connection,
  { group_id, survey_id }: { group_id: string; survey_id: string },
  status: ResultStatus | null,
  most: number,
) {
  return db
    .selectFrom('results')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .where('status', status === null ? 'is' : '=', status)
    .orderBy('completed_at', 'desc')
    .orderBy('attempt_id', 'desc')
    .limit(most)
    .select(personColumns)
    .execute()
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

/** The mean share of each of the twelve shades, over the same people as the dots; null where nobody has answered. */
export async function readMeanShades(db: Connection, group_id: string, survey_id: string): Promise<number[] | null> {
  const latest = db
    .selectFrom('results')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .orderBy('completed_at', 'desc')
    .orderBy('attempt_id', 'desc')
    .limit(limits.list.counted)
    .select('shades')
  const { shades } = await db
    .selectFrom(latest.as('latest'))
    .select(meanShades('latest').as('shades'))
    .executeTakeFirstOrThrow()
  return shades
}

/** The survey whose results are read; undefined if the company has no such survey. */
export async function findSurvey(db: Connection, group_id: string, id: string) {
  return db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .select(['id', 'hash_id', 'name', 'expires_at'])
    .executeTakeFirst()
}
