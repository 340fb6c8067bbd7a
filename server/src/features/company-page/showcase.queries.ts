import { roleId } from '@catchpitch/contract/access/roles'
import { limits } from '@catchpitch/contract/limits'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

type Key = { group_id: string; user_id: string }
type Words = { title: string; sentence: string; shows_picture: boolean }

/** More people than these agree in no company, and nobody would look through them. */
const most = 500

/**
 * Who has agreed, and still works there under an account that is open. Whoever left and came back has agreed to nothing
 * since.
 */
const agreed = (db: Connection, group_id: string) =>
  db
    .selectFrom('showcased_people')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.group_id', '=', 'showcased_people.group_id')
        .onRef('memberships.user_id', '=', 'showcased_people.user_id'),
    )
    .innerJoin('users', 'users.id', 'showcased_people.user_id')
    .where('showcased_people.group_id', '=', group_id)
    .where('memberships.role_id', '<>', sql.lit(roleId.applicant))
    .where('memberships.deactivated_at', 'is', null)
    .where('users.deactivated_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .where(sql<boolean>`showcased_people.consented_at >= coalesce(memberships.joined_at, '-infinity')`)

/** Those whom the page shows in their order, then the others by name. */
export async function listAgreed(db: Connection, group_id: string) {
  return agreed(db, group_id)
    .orderBy('showcased_people.position', (place) => place.asc().nullsLast())
    .orderBy(sql`folded(users.first_name || ' ' || users.last_name)`)
    .orderBy('users.id')
    .limit(most)
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.picture_file_id',
      'showcased_people.title',
      'showcased_people.sentence',
      'showcased_people.shows_picture',
      'showcased_people.position',
    ])
    .execute()
}

export type AgreedPerson = Awaited<ReturnType<typeof listAgreed>>[number]

/** Those whom the page shows. */
export async function listShown(db: Connection, group_id: string): Promise<AgreedPerson[]> {
  const people = await listAgreed(db, group_id)
  return people.filter(({ position }) => position !== null).slice(0, limits.company_page.people.max)
}

export async function findAgreed(db: Connection, { group_id, user_id }: Key) {
  return agreed(db, group_id)
    .where('showcased_people.user_id', '=', user_id)
    .select([
      'showcased_people.title',
      'showcased_people.sentence',
      'showcased_people.shows_picture',
      'showcased_people.position',
    ])
    .executeTakeFirst()
}

/** In other words they keep their place; who agrees anew has none yet. */
export async function saveAgreed(
  db: Connection,
  key: Key,
  words: Words & { position: number | null },
  now: Date,
): Promise<void> {
  await db
    .insertInto('showcased_people')
    .values({ ...key, ...words, consented_at: now })
    .onConflict((conflict) => conflict.columns(['group_id', 'user_id']).doUpdateSet({ ...words, consented_at: now }))
    .execute()
}

/** Tells whether there was anything to take back. */
export async function deleteAgreed(db: Connection, { group_id, user_id }: Key): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('showcased_people')
    .where('group_id', '=', group_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** In this order, and nobody else. */
export async function placePeople(db: Connection, group_id: string, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('showcased_people')
    .set({ position: sql<number | null>`array_position(${[...ids]}::uuid[], user_id)` })
    .where('group_id', '=', group_id)
    .execute()
}
