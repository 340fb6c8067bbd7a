import { roleId } from '@catchpitch/contract/access/roles'
import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { listDepartments as endpoint } from '@catchpitch/contract/teams/departments.endpoints'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'
import { newId } from '#platform/ids'

const columns = ['id', 'name', 'version'] as const

export async function listDepartments(db: Connection, group_id: string, query: QueryOf<typeof endpoint>) {
  return readListPage(db, {
    ids: db
      .selectFrom('departments')
      .where('group_id', '=', group_id)
      .where((eb) => matchesKeyword(eb.ref('name_key'), query.keyword))
      .select('id'),
    by: 'name_key',
    descending: query.order.descending,
    page: query.page,
    rows: (ids) => readDepartments(db, group_id, ids),
  })
}

/** Each with how many people work in it. */
async function readDepartments(db: Connection, group_id: string, ids: readonly string[]) {
  return db
    .selectFrom('departments')
    .where('departments.group_id', '=', group_id)
    .where('departments.id', 'in', ids)
    .select((eb) => [
      ...columns,
      eb
        .selectFrom('memberships')
        .where('memberships.group_id', '=', group_id)
        .where('memberships.role_id', '<>', sql.lit(roleId.applicant))
        .where('memberships.deactivated_at', 'is', null)
        .where(sql<boolean>`departments.id = any (memberships.department_ids)`)
        .select((counted) => counted.fn.countAll<number>().as('people'))
        .$asScalar()
        .$notNull()
        .as('people'),
    ])
    .execute()
}

/** What departments are called, by name. */
export async function listDepartmentNames(db: Connection, group_id: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('departments')
    .where('group_id', '=', group_id)
    .where('id', 'in', ids)
    .orderBy('name_key')
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Whether all of these are departments of the company; none of them goes until the call has ended. */
export async function holdDepartments(db: Connection, group_id: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await db
    .selectFrom('departments')
    .where('group_id', '=', group_id)
    .where('id', 'in', ids)
    .select('id')
    .forKeyShare()
    .execute()
  return found.length === ids.length
}

export async function insertDepartment(db: Connection, group_id: string, id: string, name: string, now: Date) {
  return db
    .insertInto('departments')
    .values({ group_id, id, name, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['group_id', 'name_key']).doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** The first departments of a new company, by names that differ. */
export async function insertDepartments(
  db: Connection,
  group_id: string,
  names: readonly string[],
  now: Date,
): Promise<void> {
  if (names.length === 0) return
  await db
    .insertInto('departments')
    .values(names.map((name) => ({ group_id, id: newId(now), name, created_at: now, updated_at: now })))
    // The database folds some letters that the form does not; one department is then enough.
    .onConflict((conflict) => conflict.columns(['group_id', 'name_key']).doNothing())
    .execute()
}

/** All departments of a company, locked: nobody joins one that is about to go. */
export async function listAllDepartments(db: Connection, group_id: string) {
  return db.selectFrom('departments').where('group_id', '=', group_id).select(columns).forUpdate().execute()
}

export async function lockDepartment(db: Connection, group_id: string, id: string) {
  return db
    .selectFrom('departments')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether another department of the company has this name already. */
export async function isNameTaken(db: Connection, group_id: string, id: string, name: string): Promise<boolean> {
  const other = await db
    .selectFrom('departments')
    .where('group_id', '=', group_id)
    .where('name_key', '=', sql<string>`folded(${name})`)
    .where('id', '!=', id)
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}

export async function renameDepartment(db: Connection, group_id: string, id: string, name: string, now: Date) {
  return db
    .updateTable('departments')
    .set(({ eb }) => ({ name, version: eb('version', '+', 1), updated_at: now }))
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function hasMembers(db: Connection, group_id: string, id: string): Promise<boolean> {
  const member = await db
    .selectFrom('memberships')
    .where('group_id', '=', group_id)
    .where(sql<boolean>`${id}::uuid = any (department_ids)`)
    .select('user_id')
    .executeTakeFirst()
  return member !== undefined
}

/** Whether somebody can still join it by an invitation. */
export async function hasInvitations(db: Connection, group_id: string, id: string, now: Date): Promise<boolean> {
  const invitation = await db
    .selectFrom('team_invitations')
    .innerJoin('links', 'links.id', 'team_invitations.link_id')
    .where('team_invitations.group_id', '=', group_id)
    .where(sql<boolean>`${id}::uuid = any (team_invitations.department_ids)`)
    .where('links.expires_at', '>', now)
    .select('team_invitations.id')
    .limit(1)
    .executeTakeFirst()
  return invitation !== undefined
}

/** Whether a survey that can still be seen belongs to it. */
export async function hasSurveys(db: Connection, group_id: string, id: string): Promise<boolean> {
  const survey = await db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where('department_id', '=', id)
    .where('removed_at', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return survey !== undefined
}

/** Surveys that were removed long ago, and invitations that expired, would hold it for ever, and nobody could see why. */
export async function deleteDepartment(db: Connection, group_id: string, id: string): Promise<void> {
  await db
    .updateTable('surveys')
    .set({ department_id: null })
    .where('group_id', '=', group_id)
    .where('department_id', '=', id)
    .where('removed_at', 'is not', null)
    .execute()
  await db
    .updateTable('team_invitations')
    .set({ department_ids: sql<string[]>`array_remove(department_ids, ${id}::uuid)` })
    .where('group_id', '=', group_id)
    .where(sql<boolean>`${id}::uuid = any (department_ids)`)
    .execute()
  await db.deleteFrom('departments').where('group_id', '=', group_id).where('id', '=', id).execute()
}
