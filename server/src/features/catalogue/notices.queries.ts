import { roleId } from '@catchpitch/contract/access/roles'
import { type SqlBool, sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'

/** Whom a notice is for, by the number in the database. */
export type DueNotice = { id: string; audience: number; group_ids: string[] }

/** The next notice that is due and has not gone out, held until the transaction ends so that no other worker takes it. */
export async function takeDueNotice(db: Connection, now: Date): Promise<DueNotice | null> {
  const notice = await db
    .selectFrom('notices')
    .where('published_at', 'is', null)
    .where('archived_at', 'is', null)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('starts_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select(['id', 'audience', 'group_ids'])
    .executeTakeFirst()
  return notice ?? null
}

const workingRoles = [roleId.owner, roleId.manager, roleId.member]

/** Those of a page of people, by their ids, whom a notice is for and who have not been told yet. */
export async function listAddressees(db: Connection, { id, audience, group_ids }: DueNotice, most: number) {
  const works = sql<SqlBool>`exists (select from memberships where memberships.user_id = users.id
    and memberships.deactivated_at is null and memberships.role_id in (${sql.join(workingRoles)})
    and (${audience !== 4} or memberships.group_id = any (${group_ids}::uuid[])))`
  let people = acrossGroups(db)
    .selectFrom('users')
    .where('deactivated_at', 'is', null)
    .where('erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications')
            .whereRef('notifications.user_id', '=', 'users.id')
            .where('notifications.cause', '=', `notice:${id}`)
            .select('notifications.id'),
        ),
      ),
    )
    .orderBy('users.id')
    .limit(most)
    .select('users.id')
  if (audience === 2 || audience === 4) people = people.where(works)
  if (audience === 3) people = people.where('platform_role', 'is', null).where(sql<SqlBool>`not ${works}`)
  return (await people.execute()).map(({ id: user_id }) => user_id)
}

export async function markPublished(db: Connection, id: string, now: Date): Promise<void> {
  await db.updateTable('notices').set({ published_at: now }).where('id', '=', id).execute()
}
