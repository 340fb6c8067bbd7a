import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { listRepeatedAttempts as endpoint } from '@catchpitch/contract/results/all-results.endpoints'
import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'

type Key = { group_id: string; id: string }

const runs = (db: Connection) =>
  db
    .selectFrom('attempts as run')
    .innerJoin('groups', 'groups.id', 'run.group_id')
    .innerJoin('surveys as survey', (join) =>
      join.onRef('survey.group_id', '=', 'run.group_id').onRef('survey.id', '=', 'run.survey_id'),
    )
    .select([
      'run.id',
      'run.user_id',
      'run.group_id',
      'groups.name as group_name',
      'run.survey_id',
      'survey.hash_id as survey_hash_id',
      'survey.name as survey_name',
      'run.started_at',
      'run.completed_at',
    ])

async function readRuns(db: Connection, keys: readonly Key[]) {
  return runs(db)
    .innerJoin('users as person', 'person.id', 'run.user_id')
    .where((eb) =>
      eb(
        eb.refTuple('run.group_id', 'run.id'),
        'in',
        keys.map(({ group_id, id }) => eb.tuple(group_id, id)),
      ),
    )
    .select(['person.first_name', 'person.last_name', 'person.email'])
    .execute()
}

/** Every run of some people, at whichever company, the latest first. */
export async function listRunsOf(db: Connection, user_ids: readonly string[]) {
  if (user_ids.length === 0) return []
  return runs(acrossGroups(db)).where('run.user_id', 'in', user_ids).orderBy('run.started_at', 'desc').execute()
}

export async function listRepeatedAttempts(db: Connection, query: QueryOf<typeof endpoint>) {
  const { group } = query.filter
  const everywhere = acrossGroups(db)
  let ids = everywhere
    .selectFrom('attempts')
    // As a word of the statement: the index holds only runs that are repeats.
    .where('is_repeat', '=', sql<boolean>`true`)
    .select(['group_id', 'id'])
  if (group) ids = ids.where('group_id', 'in', group)
  if (query.keyword) {
    ids = ids.where('user_id', 'in', (eb) =>
      eb
        .selectFrom('users')
        .where((user) => matchesKeyword(user.ref('users.search'), query.keyword))
        .select('users.id'),
    )
  }
  return readListPage(everywhere, {
    ids,
    by: 'started_at',
    descending: query.order.descending,
    page: query.page,
    rows: (_, keys) => readRuns(db, keys),
  })
}
