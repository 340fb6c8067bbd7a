import { platformGroupId } from '@catchpitch/contract/ids'
import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Connection } from '#platform/db/database'
import type { Groups } from '#platform/db/tables'

const columns = [
  'id',
  'name',
  'registration_number',
  'employees',
  'industry',
  'business_size',
  'country',
  'promised_reply_days',
  'suspended_at',
  'created_at',
  'version',
] as const

const selectGroup = (db: Connection, id: string) =>
  db.selectFrom('groups').where('id', '=', id).where('id', '!=', platformGroupId).select(columns)

export async function findGroup(db: Connection, id: string) {
  return selectGroup(db, id).executeTakeFirst()
}

export async function lockGroup(db: Connection, id: string) {
  return selectGroup(db, id).forUpdate().executeTakeFirst()
}

/** A company's departments by name, with how many people are in each. */
export async function listDepartmentsWithPeople(db: Connection, group_id: string) {
  return db
    .selectFrom('departments')
    .where('departments.group_id', '=', group_id)
    .orderBy('departments.name_key')
    .select((eb) => [
      'departments.id',
      'departments.name',
      eb
        .selectFrom('memberships')
        .where('memberships.group_id', '=', group_id)
        .where('memberships.deactivated_at', 'is', null)
        .where(sql<boolean>`departments.id = any (memberships.department_ids)`)
        .select(sql<number>`count(*)`.as('people'))
        .as('people'),
    ])
    .execute()
}

type GroupColumns = Required<
  Pick<Updateable<Groups>, 'name' | 'registration_number' | 'employees' | 'industry' | 'business_size' | 'country'>
>

export async function insertGroupRecord(
  db: Connection,
  group: GroupColumns & Pick<Insertable<Groups>, 'id' | 'name'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('groups')
    .values({ ...group, created_at: now, updated_at: now })
    .execute()
}

export async function saveGroup(
  db: Connection,
  id: string,
  group: Partial<GroupColumns & { suspended_at: Date | null; promised_reply_days: number | null }>,
  now: Date,
): Promise<number> {
  const { version } = await db
    .updateTable('groups')
    .set(({ eb }) => ({ ...group, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Whether anybody belongs to a company, or ever did, or anything was made or paid in it. */
export async function hasTraces(db: Connection, group_id: string): Promise<boolean> {
  const { found } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('memberships').where('group_id', '=', group_id).select('user_id')),
          eb.exists(eb.selectFrom('surveys').where('group_id', '=', group_id).select('id')),
          eb.exists(eb.selectFrom('transactions').where('group_id', '=', group_id).select('id')),
          eb.exists(eb.selectFrom('files').where('group_id', '=', group_id).select('id')),
          eb.exists(eb.selectFrom('mails').where('group_id', '=', group_id).select('id')),
          eb.exists(eb.selectFrom('imports').where('group_id', '=', group_id).select('id')),
        ])
        .as('found'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(found)
}

/** Takes a company away that has no traces. The log of what was done to it stays, with the platform. */
export async function deleteGroup(db: Connection, group_id: string): Promise<void> {
  for (const table of ['departments', 'subscriptions', 'admin_slide_groups'] as const) {
    await db.deleteFrom(table).where('group_id', '=', group_id).execute()
  }
  await db.updateTable('audit_events').set({ group_id: platformGroupId }).where('group_id', '=', group_id).execute()
  await db.deleteFrom('groups').where('id', '=', group_id).execute()
}

/** A company's people by what they are in it. */
export async function countPeople(db: Connection, group_id: string) {
  return db
    .selectFrom('memberships')
    .where('group_id', '=', group_id)
    .where('deactivated_at', 'is', null)
    .groupBy('role_id')
    .select(['role_id', sql<number>`count(*)`.as('people')])
    .execute()
}

export async function countSurveys(db: Connection, group_id: string) {
  return db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where('removed_at', 'is', null)
    .groupBy('status')
    .select(['status', sql<number>`count(*)`.as('surveys')])
    .execute()
}

/** How far the people have come whom a company invited, over all its surveys; from the index of the invites alone. */
export async function countInvites(db: Connection, group_id: string) {
  return db
    .selectFrom('invites')
    .where('group_id', '=', group_id)
    .select([
      sql<number>`count(*)`.as('invited'),
      sql<number>`count(*) filter (where started_at is not null)`.as('started'),
      sql<number>`count(*) filter (where state = ${sql.lit(inviteState.completed)})`.as('completed'),
      sql<number>`count(*) filter (where state = ${sql.lit(inviteState.declined)})`.as('declined'),
    ])
    .executeTakeFirstOrThrow()
}
