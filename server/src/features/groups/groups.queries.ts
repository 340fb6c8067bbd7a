import { roleId } from '@catchpitch/contract/access/roles'
import type { Connection } from '#platform/db/database'

type NewGroup = {
  id: string
  name: string
  registration_number: string
  employees: number
  settings: string
  first_survey: string | null
}

export async function insertGroup(db: Connection, group: NewGroup, now: Date): Promise<void> {
  await db
    .insertInto('groups')
    .values({ ...group, created_at: now, updated_at: now })
    .execute()
}

export async function insertOwner(db: Connection, group_id: string, user_id: string, now: Date): Promise<void> {
  await db.insertInto('memberships').values({ group_id, user_id, role_id: roleId.owner, joined_at: now }).execute()
}

export async function findFirstSurvey(db: Connection, id: string): Promise<unknown> {
  const group = await db.selectFrom('groups').where('id', '=', id).select('first_survey').executeTakeFirstOrThrow()
  return group.first_survey
}

export async function findSettings(db: Connection, id: string): Promise<unknown> {
  const group = await db.selectFrom('groups').where('id', '=', id).select('settings').executeTakeFirstOrThrow()
  return group.settings
}
