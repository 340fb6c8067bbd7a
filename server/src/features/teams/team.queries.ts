import { roleId } from '@catchpitch/contract/access/roles'
import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { listTeam as endpoint } from '@catchpitch/contract/teams/colleagues.endpoints'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Connection } from '#platform/db/database'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'

/** The people who work in a company. Spelt out, because only a role that the planner can see takes the partial index. */
const atWork = (db: Connection, group_id: string) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.group_id', '=', group_id)
    .where('memberships.role_id', '<>', sql.lit(roleId.applicant))
    .where('memberships.deactivated_at', 'is', null)

async function readColleagues(db: Connection, group_id: string, ids: readonly string[]) {
  return atWork(db, group_id)
    .where('memberships.user_id', 'in', ids)
    .select((eb) => [
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.picture_file_id',
      'users.deactivated_at',
      'memberships.role_id',
      'memberships.joined_at',
      jsonArrayFrom(
        eb
          .selectFrom('departments')
          .where('departments.group_id', '=', group_id)
          .where(sql<boolean>`departments.id = any (memberships.department_ids)`)
          .orderBy('departments.name_key')
          .select(['departments.id', 'departments.name']),
      ).as('departments'),
    ])
    .execute()
}

export type ColleagueRow = Awaited<ReturnType<typeof readColleagues>>[number]

const orderColumn = {
  name: sql`folded(users.first_name || ' ' || users.last_name)`,
  joined_at: sql`memberships.joined_at`,
} as const

export async function listTeam(db: Connection, group_id: string, query: QueryOf<typeof endpoint>) {
  const { role: roles, department: department_ids } = query.filter
  let ids = atWork(db, group_id)
    .where((eb) => matchesKeyword(eb.ref('users.search'), query.keyword))
    .select('users.id')
  if (roles) {
    ids = ids.where(
      'memberships.role_id',
      'in',
      roles.map((role) => roleId[role]),
    )
  }
  if (department_ids) ids = ids.where(sql<boolean>`memberships.department_ids && ${department_ids}::uuid[]`)
  return readListPage(db, {
    ids,
    by: orderColumn[query.order.column],
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) => readColleagues(db, group_id, wanted),
  })
}

export async function findTeammate(db: Connection, group_id: string, id: string): Promise<ColleagueRow | null> {
  const [row] = await readColleagues(db, group_id, [id])
  return row ?? null
}

/** What somebody is in the company, locked; null for who does not work there. */
export async function lockColleague(db: Connection, group_id: string, user_id: string) {
  const row = await db
    .selectFrom('memberships')
    .where('group_id', '=', group_id)
    .where('user_id', '=', user_id)
    .where('role_id', '!=', roleId.applicant)
    .where('deactivated_at', 'is', null)
    .select(['user_id', 'role_id', 'department_ids'])
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** The owners of a company, locked: of two who leave at the same moment the second finds that they are the last. */
export async function lockOwners(db: Connection, group_id: string): Promise<string[]> {
  const owners = await db
    .selectFrom('memberships')
    .where('group_id', '=', group_id)
    .where('role_id', '=', roleId.owner)
    .where('deactivated_at', 'is', null)
    .orderBy('user_id')
    .select('user_id')
    .forUpdate()
    .execute()
  return owners.map(({ user_id }) => user_id)
}

type Place = { group_id: string; user_id: string }

export async function setPlace(
  db: Connection,
  { group_id, user_id }: Place,
  place: { role_id: number; department_ids: string[] },
): Promise<void> {
  await db
    .updateTable('memberships')
    .set(place)
    .where('group_id', '=', group_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** The row stays, because surveys and the log name who made them; of the departments nothing does. */
export async function endMembership(
  db: Connection,
  { group_id, user_id }: Place,
  { now, today }: { now: Date; today: string },
): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ deactivated_at: now, resigned_on: today, department_ids: [] })
    .where('group_id', '=', group_id)
    .where('user_id', '=', user_id)
    .execute()
}

export async function findAddress(db: Connection, user_id: string): Promise<string> {
  const { email } = await db.selectFrom('users').where('id', '=', user_id).select('email').executeTakeFirstOrThrow()
  return email
}
