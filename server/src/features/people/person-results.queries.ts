import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { listPersonResults as endpoint } from '@catchpitch/contract/people/person-results.endpoints'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { invitesWithRuns } from '#platform/db/invites-with-runs'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'

/** Invites of one person with what came of each, from whichever companies. */
const selectRuns = (db: Connection, user_id: string) =>
  invitesWithRuns(acrossGroups(db))
    .where('invites.user_id', '=', user_id)
    .select([
      'invites.id',
      'invites.state',
      'groups.id as group_id',
      'groups.name as group_name',
      'surveys.id as survey_id',
      'surveys.hash_id as survey_hash_id',
      'surveys.name as survey_name',
      'attempts.id as test_id',
      'attempts.edition',
      'attempts.situation_ids',
      'attempts.completed_at',
      'results.status',
      'results.situations',
      'results.x',
      'results.y',
    ])

export async function listRuns(db: Connection, user_id: string, query: QueryOf<typeof endpoint>) {
  return readListPage(db, {
    ids: acrossGroups(db)
      .selectFrom('invites')
      .innerJoin('surveys', (join) =>
        join.onRef('surveys.group_id', '=', 'invites.group_id').onRef('surveys.id', '=', 'invites.survey_id'),
      )
      .where('invites.user_id', '=', user_id)
      .where('surveys.removed_at', 'is', null)
      .where((eb) => matchesKeyword(eb.ref('surveys.search'), query.keyword))
      .select('invites.id'),
    by: 'invites.created_at',
    descending: query.order.descending,
    page: query.page,
    rows: (ids) => selectRuns(db, user_id).where('invites.id', 'in', ids).execute(),
  })
}

export type Run = Awaited<ReturnType<typeof listRuns>>['rows'][number]

/** The run that is asked for, or the last one that the person came to; undefined if there is none. */
export async function findRun(db: Connection, user_id: string, test_id: string | undefined) {
  const runs = selectRuns(db, user_id).where('attempts.id', 'is not', null)
  const wanted = test_id === undefined ? runs : runs.where('attempts.id', '=', test_id)
  return wanted.orderBy('attempts.id', 'desc').limit(1).executeTakeFirst()
}
