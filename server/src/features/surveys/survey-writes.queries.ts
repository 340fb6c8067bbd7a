import { type Insertable, sql, type Updateable } from 'kysely'
import type { Connection } from '#platform/db/database'
import type { Tables } from '#platform/db/tables'

type SurveyKey = { group_id: string; id: string }

/** What the wizard writes of a survey; the rest is raised and marked by the product. */
export type SurveyChange = Omit<Updateable<Tables['surveys']>, 'group_id' | 'id' | 'version' | 'updated_at' | 'edition'>

export async function insertSurvey(db: Connection, survey: Insertable<Tables['surveys']>): Promise<void> {
  await db.insertInto('surveys').values(survey).execute()
}

export async function writeSurvey(
  db: Connection,
  { group_id, id }: SurveyKey,
  change: SurveyChange,
  now: Date,
): Promise<void> {
  await db
    .updateTable('surveys')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1), updated_at: now }))
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .execute()
}

/** All that was said and asked; nothing of what has happened to it since. */
const copied = [
  'description',
  'language',
  'department_id',
  'module_id',
  'module_kind',
  'template_id',
  'situation_ids',
  'query_ids',
  'screening_questions',
  'expression',
  'job_position',
  'role',
  'skills_required',
  'supervision_provided',
  'goal_type',
  'hire_type',
  'business_size',
  'purpose',
  'experience_type',
  'strategy_id',
  'strategy_name',
  'strategy_steps',
  'shows_pitch',
  'pitch_id',
  'shows_names',
  'integrity_policy',
  'may_explain',
  'level',
] as const

export async function copySurvey(
  db: Connection,
  { group_id, id }: SurveyKey,
  copy: { id: string; name: string; expires_at: Date; created_by: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('surveys')
    .columns(['group_id', 'id', 'name', 'expires_at', 'created_by', 'created_at', 'updated_at', ...copied])
    .expression((eb) =>
      eb
        .selectFrom('surveys')
        .where('group_id', '=', group_id)
        .where('id', '=', id)
        .select([
          'group_id',
          sql<string>`${copy.id}::uuid`.as('id'),
          sql<string>`${copy.name}::text`.as('name'),
          sql<Date>`${copy.expires_at}::timestamptz`.as('expires_at'),
          sql<string>`${copy.created_by}::uuid`.as('created_by'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
          ...copied,
        ]),
    )
    .execute()
}

/** What the survey writes to its people in its own words, for its copy. */
export async function copyMailTemplates(
  db: Connection,
  { group_id, id }: SurveyKey,
  copy_id: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('survey_mail_templates')
    .columns(['group_id', 'survey_id', 'kind', 'subject', 'body', 'created_at', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom('survey_mail_templates')
        .where('group_id', '=', group_id)
        .where('survey_id', '=', id)
        .select([
          'group_id',
          sql<string>`${copy_id}::uuid`.as('survey_id'),
          'kind',
          'subject',
          'body',
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
        ]),
    )
    .execute()
}

export async function setRemoved(db: Connection, { group_id, id }: SurveyKey, removed_at: Date | null): Promise<void> {
  await db.updateTable('surveys').set({ removed_at }).where('group_id', '=', group_id).where('id', '=', id).execute()
}

/** Not one whose time is over: a part of it may be deleted already. */
export async function lockRemoved(db: Connection, { group_id, id }: SurveyKey, kept_since: Date) {
  return db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .where('removed_at', '>', kept_since)
    .select(['id', 'department_id'])
    .forUpdate()
    .executeTakeFirst()
}

/** What a company has said of itself, and of its first survey, which is the first only once. */
export async function findBeginnings(db: Connection, group_id: string) {
  return db
    .selectFrom('groups')
    .where('groups.id', '=', group_id)
    .select((eb) => [
      'groups.business_size',
      'groups.first_survey',
      eb
        .exists(eb.selectFrom('surveys').where('surveys.group_id', '=', group_id).select('surveys.id'))
        .as('has_surveys'),
    ])
    .executeTakeFirstOrThrow()
}

export async function hasDepartment(db: Connection, group_id: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('departments')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Held until the survey names it: nobody removes it meanwhile. */
export async function holdPitch(db: Connection, group_id: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('pitches')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .forKeyShare()
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}
