import { type RoleKey, roleId } from '@catchpitch/contract/access/roles'
import { platformGroupId } from '@catchpitch/contract/ids'
import { type Insertable, sql, type Updateable } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import type { Users } from '#platform/db/tables'

/** Whether there is a password at all; what it is never leaves the table. */
const hasPassword = sql<boolean>`users.password_hash is not null`

const columns = [
  'id',
  'unique_id',
  'username',
  'first_name',
  'last_name',
  'email',
  'email_key',
  'gender',
  'country_code',
  'mobile',
  'born_on',
  'employment_status',
  'education_level',
  'country',
  'language',
  'is_receive',
  'picture_file_id',
  'platform_role',
  'verified_at',
  'deactivated_at',
  'erased_at',
  'created_at',
  'version',
] as const

const selectPeople = (db: Connection) =>
  db
    .selectFrom('users')
    // Of somebody who was removed or erased nothing is left to look at, nor to change.
    .where('erased_at', 'is', null)
    .select([...columns, hasPassword.as('has_password')])

export async function findPerson(db: Connection, id: string) {
  return selectPeople(db).where('id', '=', id).executeTakeFirst()
}

export type PersonRecord = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** In the order of their ids, so that two calls over the same people wait for each other and never both. */
export async function lockPeople(db: Connection, ids: readonly string[]) {
  return selectPeople(db).where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** When the person was last here themself, and the address that waits to be confirmed, if one does. */
export async function findTraces(db: Connection, { id, email_key }: PersonRecord, now: Date) {
  const { last_seen_at } = await db
    .selectFrom('sessions')
    .where('user_id', '=', id)
    .where('impersonator_id', 'is', null)
    .select((eb) => eb.fn.max<Date | null>('last_seen_at').as('last_seen_at'))
    .executeTakeFirstOrThrow()
  const waiting = await db
    .selectFrom('links')
    .where('subject_id', '=', id)
    .where('purpose', '=', 'verify')
    .where('email_key', '!=', email_key)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .select('email')
    .executeTakeFirst()
  return { last_seen_at, email_to_verify: waiting?.email ?? null }
}

/** What people are, in all their companies, by the companies' names. */
export async function listMembershipsOf(db: Connection, user_ids: readonly string[]) {
  const departments = sql<{ id: string; name: string }[]>`coalesce(
    (select json_agg(json_build_object('id', departments.id, 'name', departments.name) order by departments.name_key)
     from departments
     where departments.group_id = memberships.group_id and departments.id = any (memberships.department_ids)), '[]')`
  return acrossGroups(db)
    .selectFrom('memberships')
    .innerJoin('groups', 'groups.id', 'memberships.group_id')
    .where('memberships.user_id', 'in', user_ids)
    .where('memberships.deactivated_at', 'is', null)
    .orderBy(sql`folded(groups.name)`)
    .orderBy('groups.id')
    .select([
      'memberships.user_id',
      'groups.id as group_id',
      'groups.name',
      'memberships.role_id',
      'memberships.department_ids',
      'memberships.hired_on',
      'memberships.resigned_on',
      'memberships.joined_at',
      departments.as('departments'),
    ])
    .execute()
}

export type MembershipRecord = Awaited<ReturnType<typeof listMembershipsOf>>[number]

/** What staff may write about a person. */
export type PersonColumns = Required<
  Pick<
    Updateable<Users>,
    | 'first_name'
    | 'last_name'
    | 'username'
    | 'country_code'
    | 'mobile'
    | 'born_on'
    | 'gender'
    | 'employment_status'
    | 'education_level'
    | 'country'
    | 'language'
    | 'is_receive'
    | 'platform_role'
  >
>

type NewPerson = PersonColumns & Pick<Insertable<Users>, 'first_name' | 'last_name' | 'id' | 'email' | 'email_key'>

/** An account without a password, at an address that nobody has confirmed; false if that address has one already. */
export async function insertPerson(db: Connection, person: NewPerson, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values({ ...person, unique_id: person.id, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function savePerson(
  db: Connection,
  id: string,
  person: Partial<PersonColumns & { email: string; email_key: string }>,
  now: Date,
): Promise<number> {
  const { version } = await db
    .updateTable('users')
    .set(({ eb }) => ({ ...person, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export async function isAddressTaken(db: Connection, email_key: string): Promise<boolean> {
  const found = await db.selectFrom('users').where('email_key', '=', email_key).select('id').executeTakeFirst()
  return found !== undefined
}

export async function setDeactivated(
  db: Connection,
  ids: readonly string[],
  deactivated_at: Date | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set(({ eb }) => ({ deactivated_at, version: eb('version', '+', 1), updated_at: now }))
    .where('id', 'in', ids)
    .execute()
}

/** Every root who can come in, locked: two who close each other's accounts at once must not both succeed. */
export async function lockActiveRoots(db: Connection): Promise<string[]> {
  const roots = await db
    .selectFrom('users')
    .where('platform_role', '=', roleId.root)
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute()
  return roots.map(({ id }) => id)
}

/** Companies by id, without the platform's own row; none of them can go until the call is over. */
export async function holdGroups(db: Connection, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('groups')
    .where('id', 'in', ids)
    .where('id', '!=', platformGroupId)
    .select(['id', 'name', 'suspended_at'])
    .forKeyShare()
    .execute()
}

/** Those of some departments that the company has; none of them can be removed until the call is over. */
export async function holdDepartments(db: Connection, group_id: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('departments')
    .where('group_id', '=', group_id)
    .where('id', 'in', ids)
    .select('id')
    .forKeyShare()
    .execute()
  return found.map(({ id }) => id)
}

type CompanyRole = Exclude<RoleKey, 'root' | 'moderator'>

type NewMembership = {
  group_id: string
  user_id: string
  role: CompanyRole
  departments: readonly string[]
  hired_at: string | null
  resigned_at: string | null
  invited_by: string
}

/** Makes a person something in a company, or something else; whoever had left it is back. */
export async function putMembership(db: Connection, membership: NewMembership, now: Date): Promise<void> {
  const { group_id, user_id, role, departments, hired_at, resigned_at, invited_by } = membership
  const place = {
    role_id: roleId[role],
    department_ids: sql<string[]>`${departments}::uuid[]`,
    hired_on: hired_at,
    resigned_on: resigned_at,
  }
  await db
    .insertInto('memberships')
    .values({ group_id, user_id, ...place, invited_by, joined_at: now })
    .onConflict((conflict) =>
      conflict.columns(['group_id', 'user_id']).doUpdateSet({
        ...place,
        deactivated_at: null,
        joined_at: sql<Date>`case when memberships.deactivated_at is null then memberships.joined_at else ${now} end`,
      }),
    )
    .execute()
}

/** Changes only what somebody is in a company; one who is new there is in no department yet. */
export async function putRole(
  db: Connection,
  { group_id, user_id, role, invited_by }: Pick<NewMembership, 'group_id' | 'user_id' | 'role' | 'invited_by'>,
  now: Date,
): Promise<void> {
  const role_id = roleId[role]
  await db
    .insertInto('memberships')
    .values({ group_id, user_id, role_id, invited_by, joined_at: now })
    .onConflict((conflict) => conflict.columns(['group_id', 'user_id']).doUpdateSet({ role_id, deactivated_at: null }))
    .execute()
}

export async function endMembership(db: Connection, group_id: string, user_id: string, now: Date): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ deactivated_at: now })
    .where('group_id', '=', group_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** Who owns a company, those who can come in; null if there is no such company. */
export async function listOwners(db: Connection, group_id: string) {
  const [group] = await holdGroups(db, [group_id])
  if (!group) return null
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.group_id', '=', group_id)
    .where('memberships.role_id', '=', roleId.owner)
    .where('memberships.deactivated_at', 'is', null)
    .where('users.deactivated_at', 'is', null)
    .orderBy('memberships.joined_at')
    .orderBy('users.id')
    .select(['users.id', 'users.first_name', 'users.last_name'])
    .execute()
}
