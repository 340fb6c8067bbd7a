import { sql, type Updateable } from 'kysely'
import type { Connection } from '#platform/db/database'
import type { Users } from '#platform/db/tables'

/** What a person changes about themselves. */
export type ProfileColumns = Required<
  Pick<
    Updateable<Users>,
    | 'first_name'
    | 'last_name'
    | 'country_code'
    | 'mobile'
    | 'born_on'
    | 'gender'
    | 'employment_status'
    | 'education_level'
    | 'country'
    | 'is_receive'
    | 'picture_file_id'
  >
>

export async function lockProfile(db: Connection, id: string) {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .select([
      'id',
      'email',
      'email_key',
      'language',
      'version',
      'first_name',
      'last_name',
      'country_code',
      'mobile',
      'born_on',
      'gender',
      'employment_status',
      'education_level',
      'country',
      'is_receive',
      'picture_file_id',
    ])
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function saveProfile(db: Connection, id: string, profile: ProfileColumns, now: Date): Promise<number> {
  const { version } = await db
    .updateTable('users')
    .set(({ eb }) => ({ ...profile, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** What a person is in a company today, and in which departments. */
export async function lockMembership(db: Connection, group_id: string, user_id: string) {
  return db
    .selectFrom('memberships')
    .where('group_id', '=', group_id)
    .where('user_id', '=', user_id)
    .where('deactivated_at', 'is', null)
    .select(['role_id', 'department_ids'])
    .forUpdate()
    .executeTakeFirst()
}

export async function setDepartments(
  db: Connection,
  group_id: string,
  user_id: string,
  ids: readonly string[],
): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ department_ids: sql<string[]>`${ids}::uuid[]` })
    .where('group_id', '=', group_id)
    .where('user_id', '=', user_id)
    .execute()
}
