import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { listGroupSurveyInvites as invitesEndpoint } from '@catchpitch/contract/groups/group-surveys.endpoints'
import type { Language } from '@catchpitch/contract/languages'
import type { ResultStatus } from '@catchpitch/contract/results/result-status'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'

/** A survey with what names the things that it points at; undefined if the company has no such survey. */
export async function findSurveyRecord(db: Connection, group_id: string, id: string, language: Language) {
  return db
    .selectFrom('surveys')
    .innerJoin('groups', 'groups.id', 'surveys.group_id')
    .leftJoin('users', 'users.id', 'surveys.created_by')
    .leftJoin('modules', 'modules.id', 'surveys.module_id')
    .leftJoin('departments', (join) =>
      join.onRef('departments.group_id', '=', 'surveys.group_id').onRef('departments.id', '=', 'surveys.department_id'),
    )
    .leftJoin('survey_editions', (join) =>
      join
        .onRef('survey_editions.group_id', '=', 'surveys.group_id')
        .onRef('survey_editions.survey_id', '=', 'surveys.id')
        .onRef('survey_editions.edition', '=', 'surveys.edition'),
    )
    .where('surveys.group_id', '=', group_id)
    .where('surveys.id', '=', id)
    .where('surveys.removed_at', 'is', null)
    .select((eb) => [
      'surveys.id',
      'surveys.hash_id',
      'surveys.name',
      'surveys.description',
      'surveys.status',
      'surveys.language',
      'surveys.expression',
      'surveys.edition',
      'surveys.situation_ids',
      'surveys.screening_questions',
      'surveys.shows_names',
      'surveys.expires_at',
      'surveys.created_at',
      'surveys.first_answer_at',
      'surveys.module_kind',
      'groups.name as company',
      'departments.name as department',
      'survey_editions.published_at',
      'users.first_name',
      'users.last_name',
      inLanguage(eb.ref('modules.name'), language).as('module_name'),
    ])
    .executeTakeFirst()
}

export async function listInvites(
  db: Connection,
  group_id: string,
  survey_id: string,
  query: QueryOf<typeof invitesEndpoint>,
) {
  const { state } = query.filter
  let ids = db
    .selectFrom('invites')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .where((eb) => matchesKeyword(eb.ref('search'), query.keyword))
    .select('id')
  if (state) ids = ids.where('state', 'in', state)
  return readListPage(db, {
    ids,
    by: 'no',
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) =>
      db
        .selectFrom('invites')
        .where('group_id', '=', group_id)
        .where('id', 'in', wanted)
        .select([
          'id',
          'first_name',
          'last_name',
          'email',
          'state',
          'scheduled_at',
          'expires_at',
          'started_at',
          'completed_at',
        ])
        .execute(),
  })
}

const latest_shown = 5

/** The last few people of a survey who stand where this says; null is nowhere yet. */
export async function listLatestResults(
  db: Connection,
  group_id: string,
  survey_id: string,
  status: ResultStatus | null,
) {
  return db
    .selectFrom('results')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .where('status', status === null ? 'is' : '=', status)
    .orderBy('completed_at', 'desc')
    .orderBy('attempt_id', 'desc')
    .limit(latest_shown)
    .select(['attempt_id as id', 'no', 'name', 'status', 'completed_at', 'situations'])
    .execute()
}

/** The situations of a survey that was never published, as the catalogue has them today. */
export async function readSituations(db: Connection, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('situations')
    .where('id', 'in', ids)
    .select(['id', 'dimension_id', 'name', 'topic', 'text_display', 'sample_statements', 'quadrants'])
    .execute()
}

export async function readDimensionNames(db: Connection, ids: readonly string[], language: Language) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('dimensions')
    .where('id', 'in', ids)
    .select((eb) => ['id', inLanguage(eb.ref('name'), language).as('name')])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
