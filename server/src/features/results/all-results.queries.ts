import { addDays, startOfDay } from '@catchpitch/contract/dates'
import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { listAllResults as endpoint } from '@catchpitch/contract/results/all-results.endpoints'
import { numberOfCode } from '@catchpitch/contract/results/participant-code'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'
import { filePurposes } from '#platform/files/file-purposes'
import { firstOf, lastOf } from './day-span.rules.ts'

type Key = { group_id: string; id: string }

/** Results with the names that belong to them: joined to the rows of one page, not to all there are. */
async function readResults(db: Connection, keys: readonly Key[]) {
  return db
    .selectFrom('results as result')
    .innerJoin('groups', 'groups.id', 'result.group_id')
    .innerJoin('surveys as survey', (join) =>
      join.onRef('survey.group_id', '=', 'result.group_id').onRef('survey.id', '=', 'result.survey_id'),
    )
    .where((eb) =>
      eb(
        eb.refTuple('result.group_id', 'result.attempt_id'),
        'in',
        keys.map(({ group_id, id }) => eb.tuple(group_id, id)),
      ),
    )
    .select((eb) => [
      'result.attempt_id as id',
      'result.no',
      'result.name',
      'result.module_kind',
      'result.status',
      'result.situations',
      'result.completed_at',
      'result.group_id',
      'groups.name as group_name',
      'result.survey_id',
      'survey.hash_id as survey_hash_id',
      'survey.name as survey_name',
      eb
        .selectFrom('files')
        .whereRef('files.group_id', '=', 'result.group_id')
        .whereRef('files.attempt_id', '=', 'result.attempt_id')
        .where('files.purpose', '=', filePurposes.snapshot.id)
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('snapshots'),
    ])
    .execute()
}

export async function listAllResults(db: Connection, query: QueryOf<typeof endpoint>) {
  const { group, survey, kind, status, from, until } = query.filter
  const everywhere = acrossGroups(db)
  let ids = everywhere.selectFrom('results').select(['group_id', 'attempt_id as id'])
  const no = numberOfCode(query.keyword)
  if (no !== null) ids = ids.where('no', '=', no)
  else if (query.keyword) {
    ids = ids.where((eb) => matchesKeyword(eb.ref('search').$castTo<string>(), query.keyword))
  }
  if (group) ids = ids.where('group_id', 'in', group)
  if (survey) ids = ids.where('survey_id', 'in', survey)
  if (kind) ids = ids.where('module_kind', 'in', kind)
  if (status) {
    const decided = status.filter((word) => word !== 'undecided')
    ids = ids.where((eb) =>
      eb.or([
        ...(decided.length > 0 ? [eb('status', 'in', decided)] : []),
        ...(decided.length < status.length ? [eb('status', 'is', null)] : []),
      ]),
    )
  }
  const begin = firstOf(from)
  const end = lastOf(until)
  if (begin) ids = ids.where('completed_at', '>=', startOfDay(begin))
  if (end) ids = ids.where('completed_at', '<', startOfDay(addDays(end, 1)))
  return readListPage(everywhere, {
    ids,
    by: 'completed_at',
    descending: query.order.descending,
    page: query.page,
    rows: (_, keys) => readResults(db, keys),
  })
}

/** Which company's a run of a survey is; undefined if there is no such run. */
export async function findRun(db: Connection, id: string) {
  return acrossGroups(db).selectFrom('attempts').where('id', '=', id).select(['group_id', 'id']).executeTakeFirst()
}
