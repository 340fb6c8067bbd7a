import type { Language } from '@catchpitch/contract/languages'
import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'

/** The person's own row, with their preferences as one object. */
export async function findPerson(db: Connection, id: string) {
  const preferences = sql<Record<string, unknown>>`coalesce(
    (select jsonb_object_agg(key, value) from preferences where preferences.user_id = users.id), '{}')`
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .select([
      'id',
      'unique_id',
      'username',
      'first_name',
      'last_name',
      'email',
      'gender',
      'country_code',
      'mobile',
      'born_on',
      'employment_status',
      'education_level',
      'country',
      'is_receive',
      'picture_file_id',
      'intro_steps',
      'verified_at',
      'version',
      preferences.as('preferences'),
    ])
    .executeTakeFirstOrThrow()
}

/** The companies that a person may enter, by name: the one list that is a person's and not a company's. */
export async function listMemberships(db: Connection, user_id: string) {
  const departments = sql<{ id: string; name: string }[]>`coalesce(
    (select json_agg(json_build_object('id', departments.id, 'name', departments.name) order by departments.name_key)
     from departments
     where departments.group_id = memberships.group_id and departments.id = any (memberships.department_ids)), '[]')`
  return acrossGroups(db)
    .selectFrom('memberships')
    .innerJoin('groups', 'groups.id', 'memberships.group_id')
    .where('memberships.user_id', '=', user_id)
    .where('memberships.deactivated_at', 'is', null)
    .orderBy('groups.name')
    .orderBy('groups.id')
    .select([
      'groups.id',
      'groups.name',
      'groups.suspended_at',
      'memberships.role_id',
      'memberships.hired_on',
      'memberships.resigned_on',
      departments.as('departments'),
    ])
    .execute()
}

/** Who really sits behind a session, and why. */
export async function findImpersonator(db: Connection, session: Buffer) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.impersonator_id')
    .where('sessions.token_hash', '=', session)
    .select(['users.id', 'users.first_name', 'users.last_name', 'sessions.reason', 'sessions.created_at'])
    .executeTakeFirst()
}

/** The role that a person holds in a company today. */
export async function findRole(db: Connection, group_id: string, user_id: string): Promise<number | null> {
  const membership = await db
    .selectFrom('memberships')
    .where('group_id', '=', group_id)
    .where('user_id', '=', user_id)
    .where('deactivated_at', 'is', null)
    .select('role_id')
    .executeTakeFirst()
  return membership?.role_id ?? null
}

export async function setLanguage(db: Connection, user_id: string, language: Language, now: Date): Promise<void> {
  await db.updateTable('users').set({ language, updated_at: now }).where('id', '=', user_id).execute()
}

/** How many steps of the tour a person has seen. Locked, so that two devices cannot both take the same next step. */
export async function lockIntroSteps(db: Connection, user_id: string): Promise<number> {
  const { intro_steps } = await db
    .selectFrom('users')
    .where('id', '=', user_id)
    .select('intro_steps')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return intro_steps
}

export async function setIntroSteps(db: Connection, user_id: string, intro_steps: number): Promise<void> {
  await db.updateTable('users').set({ intro_steps }).where('id', '=', user_id).execute()
}
