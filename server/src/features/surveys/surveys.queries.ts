import type { QueryOf } from '@catchpitch/contract/endpoint'
import { noTexts } from '@catchpitch/contract/fields/texts'
import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import type { Language } from '@catchpitch/contract/languages'
import { moduleKind } from '@catchpitch/contract/modules/module-kind'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import type { listSurveys as endpoint } from '@catchpitch/contract/surveys/surveys.endpoints'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'
import type { Tables } from '#platform/db/tables'
import { withinReach } from '#platform/db/within-reach'
import type { Reach } from '#platform/session/reach'

/** How many people of a survey are where; the counts come from the index of the invites alone. */
function readPeople(eb: ExpressionBuilder<Tables, 'surveys'>, group_id: string) {
  return eb
    .selectFrom('invites')
    .where('invites.group_id', '=', group_id)
    .whereRef('invites.survey_id', '=', 'surveys.id')
    .select([
      sql<number>`count(*)`.as('invited'),
      sql<number>`count(*) filter (where started_at is not null)`.as('started'),
      sql<number>`count(*) filter (where state = ${sql.lit(inviteState.completed)})`.as('completed'),
    ])
}

/** The surveys of one page. */
async function readSurveys(db: Connection, group_id: string, ids: readonly string[]) {
  return db
    .selectFrom('surveys')
    .where('surveys.group_id', '=', group_id)
    .where('surveys.id', 'in', ids)
    .leftJoin('departments', (join) =>
      join.onRef('departments.group_id', '=', 'surveys.group_id').onRef('departments.id', '=', 'surveys.department_id'),
    )
    .leftJoinLateral(
      (eb) => readPeople(eb, group_id).as('people'),
      (join) => join.onTrue(),
    )
    .select([
      'surveys.id',
      'surveys.hash_id',
      'surveys.name',
      'surveys.status',
      'surveys.expires_at',
      'surveys.created_at',
      'surveys.module_kind',
      'departments.name as department',
      'people.invited',
      'people.started',
      'people.completed',
      sql<number>`cardinality(surveys.situation_ids)`.as('questions'),
    ])
    .execute()
}

export async function listSurveys(
  db: Connection,
  group_id: string,
  query: QueryOf<typeof endpoint>,
  { now, reach }: { now: Date; reach: Reach },
) {
  const { status, kind, expired = [], survey } = query.filter
  let ids = db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where('removed_at', 'is', null)
    .where((eb) => withinReach(eb, reach))
    .where((eb) => matchesKeyword(eb.ref('search'), query.keyword))
    .select('id')
  if (status) ids = ids.where('status', 'in', status)
  if (survey) ids = ids.where('hash_id', 'in', survey)
  if (expired.length === 1) ids = ids.where('expires_at', expired[0] === 'yes' ? '<=' : '>', now)
  if (kind) {
    ids = ids.where(
      'module_kind',
      'in',
      kind.map((code) => moduleKind[code]),
    )
  }
  return readListPage(db, {
    ids,
    by: query.order.column === 'name' ? 'search' : query.order.column,
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) => readSurveys(db, group_id, wanted),
  })
}

const nothingSaid = sql`${JSON.stringify(noTexts)}::jsonb`

/** The mails of a survey in words of its own. One that has gone back to the default has a row too, with nothing in it. */
function countOwnMails(eb: ExpressionBuilder<Tables, 'surveys'>, group_id: string) {
  return eb
    .selectFrom('survey_mail_templates')
    .where('survey_mail_templates.group_id', '=', group_id)
    .whereRef('survey_mail_templates.survey_id', '=', 'surveys.id')
    .where(sql<boolean>`(subject <> ${nothingSaid} or body <> ${nothingSaid})`)
    .select(sql<number>`count(*)`.as('own'))
}

/** A survey with what names the things that it points at; undefined if the company has no such survey. */
export async function findSurveyRecord(db: Connection, group_id: string, id: string, language: Language) {
  return db
    .selectFrom('surveys')
    .leftJoin('modules', 'modules.id', 'surveys.module_id')
    .leftJoin('departments', (join) =>
      join.onRef('departments.group_id', '=', 'surveys.group_id').onRef('departments.id', '=', 'surveys.department_id'),
    )
    .leftJoin('pitches', (join) =>
      join.onRef('pitches.group_id', '=', 'surveys.group_id').onRef('pitches.id', '=', 'surveys.pitch_id'),
    )
    .leftJoinLateral(
      (eb) => readPeople(eb, group_id).as('people'),
      (join) => join.onTrue(),
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
      'surveys.version',
      'surveys.language',
      'surveys.department_id',
      'surveys.expires_at',
      'surveys.created_at',
      'surveys.updated_at',
      'surveys.job_position',
      'surveys.role',
      'surveys.skills_required',
      'surveys.supervision_provided',
      'surveys.goal_type',
      'surveys.hire_type',
      'surveys.business_size',
      'surveys.purpose',
      'surveys.experience_type',
      'surveys.shows_names',
      'surveys.integrity_policy',
      'surveys.may_explain',
      'surveys.level',
      'surveys.module_id',
      'surveys.module_kind',
      'surveys.expression',
      'surveys.first_answer_at',
      'surveys.strategy_id',
      'surveys.strategy_name',
      'surveys.shows_pitch',
      'surveys.pitch_id',
      'pitches.name as pitch',
      'departments.name as department',
      'people.invited',
      'people.started',
      'people.completed',
      inLanguage(eb.ref('modules.name'), language).as('module_name'),
      sql<number>`cardinality(surveys.situation_ids)`.as('questions'),
      'surveys.query_ids',
      'modules.queries',
      sql<number>`cardinality(surveys.screening_questions)`.as('screening_questions'),
      eb.fn.coalesce(countOwnMails(eb, group_id), sql.lit(0)).as('own_mails'),
    ])
    .executeTakeFirst()
}

export async function findDepartmentOf(db: Connection, group_id: string, id: string) {
  return db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .select('department_id')
    .executeTakeFirst()
}

/** Locked, so that nobody publishes it twice at once, and numbers of invites follow each other. */
export async function lockSurvey(db: Connection, group_id: string, id: string) {
  return db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .select([
      'id',
      'name',
      'status',
      'version',
      'language',
      'department_id',
      'expires_at',
      'edition',
      'situation_ids',
      'query_ids',
      'strategy_id',
      'job_position',
      'goal_type',
      'experience_type',
      'supervision_provided',
      'last_invite_no',
      'first_answer_at',
    ])
    .forUpdate()
    .executeTakeFirst()
}

export async function markPublished(
  db: Connection,
  { group_id, survey_id, edition }: { group_id: string; survey_id: string; edition: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('surveys')
    .set(({ eb }) => ({ status: surveyStatus.live, edition, version: eb('version', '+', 1), updated_at: now }))
    .where('group_id', '=', group_id)
    .where('id', '=', survey_id)
    .execute()
}

export async function setLastInviteNo(db: Connection, group_id: string, id: string, last_invite_no: number) {
  await db
    .updateTable('surveys')
    .set({ last_invite_no })
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .execute()
}

/** From now on nothing that answers depend on may change. Written once, so that starting does not fight over the row. */
export async function markFirstAnswer(db: Connection, group_id: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('surveys')
    .set({ first_answer_at: now })
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .where('first_answer_at', 'is', null)
    .execute()
}
