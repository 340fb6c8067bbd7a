import type { PersonResult } from '@catchpitch/method/person-result'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { meanShades } from '#platform/db/mean-shades'
import { isSeen, type Narrowed, narrows } from '#platform/db/narrowed-results'
import { resultsWithInvites } from '#platform/db/results-with-invites'
import type { Reach } from '#platform/session/reach'

/** The results of some people of a company with the survey that they answered. */
export async function readReports(db: Connection, group_id: string, ids: readonly string[]) {
  return resultsWithInvites(db)
    .innerJoin('surveys', (join) =>
      join.onRef('surveys.group_id', '=', 'results.group_id').onRef('surveys.id', '=', 'results.survey_id'),
    )
    .innerJoin('groups', 'groups.id', 'results.group_id')
    .where('results.group_id', '=', group_id)
    .where('results.attempt_id', 'in', ids)
    .select([
      'results.attempt_id as id',
      'results.no',
      'results.status',
      'results.unmasked_at',
      sql<string | null>`results.hired_on::text`.as('hired_on'),
      sql<string | null>`results.resigned_on::text`.as('resigned_on'),
      'results.survey_id',
      'results.completed_at',
      'results.method_version',
      'results.situations',
      'results.x',
      'results.y',
      'results.cov_xx',
      'results.cov_xy',
      'results.cov_yy',
      'results.alignment',
      'results.shades',
      sql<PersonResult['by_situation']>`results.by_situation`.as('by_situation'),
      'attempts.edition',
      'attempts.started_at',
      'attempts.compare_ranking',
      'invites.first_name',
      'invites.last_name',
      'invites.language',
      'surveys.hash_id as survey_hash_id',
      'surveys.name as survey_name',
      'surveys.shows_names',
      'surveys.level',
      'surveys.module_id',
      'surveys.query_ids',
      'surveys.left_out_interpretation_ids',
      sql<number | null>`coalesce(surveys.business_size, groups.business_size)`.as('business_size'),
    ])
    .execute()
}

export type Report = Awaited<ReturnType<typeof readReports>>[number]

type Place = { survey_id: string; completed_at: Date; id: string }

/** The list that somebody is read from: of their survey, or of all that one sees, as it was narrowed. */
export type ReadFrom = Narrowed & {
  reach: Reach
  /** Over all surveys, or over these; left out: the person's own. */
  surveys?: 'all' | readonly string[]
  module_kinds?: readonly number[] | undefined
  descending: boolean
}

function selectListed(db: Connection, group_id: string, survey_id: string, from: ReadFrom) {
  const { reach, surveys = [survey_id], module_kinds } = from
  let listed = db
    .selectFrom('results')
    .where('results.group_id', '=', group_id)
    .where((eb) => narrows(eb, from))
  listed = surveys === 'all' ? listed : listed.where('results.survey_id', 'in', surveys)
  // The person's own survey was looked at before.
  if (from.surveys) listed = listed.where((eb) => isSeen(eb, reach))
  if (module_kinds) listed = listed.where('results.module_kind', 'in', module_kinds)
  return listed
}

/** Who stands before and after somebody in a list, and where they stand themselves: null if they are not in it. */
export async function findPlace(
  db: Connection,
  group_id: string,
  { survey_id, completed_at, id }: Place,
  from: ReadFrom,
) {
  const listed = selectListed(db, group_id, survey_id, from)
  const there = sql`(results.completed_at, results.attempt_id)`
  const here = sql`(${completed_at}::timestamptz, ${id}::uuid)`
  const later = listed.where(sql<boolean>`${there} > ${here}`)
  const earlier = listed.where(sql<boolean>`${there} < ${here}`)
  const nearest = (side: typeof later, direction: 'asc' | 'desc') =>
    side
      .orderBy('results.completed_at', direction)
      .orderBy('results.attempt_id', direction)
      .limit(1)
      .select('results.attempt_id as id')
      .executeTakeFirst()
  const count = (side: typeof later) =>
    side.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const [after, before, passed, all, own] = await Promise.all([
    nearest(later, 'asc'),
    nearest(earlier, 'desc'),
    count(from.descending ? later : earlier),
    count(listed),
    count(listed.where('results.attempt_id', '=', id)),
  ])
  const [previous, next] = from.descending ? [after, before] : [before, after]
  return {
    position: own.count > 0 ? passed.count + 1 : null,
    total: all.count,
    previous: previous?.id ?? null,
    next: next?.id ?? null,
  }
}

/** From now on the name stands with the result, so that lists find and show it too. */
export async function setUnmasked(
  db: Connection,
  group_id: string,
  id: string,
  { name, unmasked_at }: { name: string; unmasked_at: Date },
): Promise<void> {
  await db
    .updateTable('results')
    .set({ name, unmasked_at })
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .execute()
}

/** The mean share of each shade over everybody of a survey. */
export async function readSurveyShades(db: Connection, group_id: string, survey_id: string) {
  const { people, shades } = await db
    .selectFrom('results')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .select((eb) => [eb.fn.countAll<number>().as('people'), meanShades('results').as('shades')])
    .executeTakeFirstOrThrow()
  return { people, shades: shades ?? Array.from({ length: 12 }, () => 0) }
}
