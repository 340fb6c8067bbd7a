import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

export async function savePreference(db: Connection, user_id: string, key: string, value: unknown): Promise<void> {
  const written = JSON.stringify(value)
  await db
    .insertInto('preferences')
    .values({ user_id, key, value: written })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ value: written }))
    .execute()
}

export async function forgetPreference(db: Connection, user_id: string, key: string): Promise<void> {
  await db.deleteFrom('preferences').where('user_id', '=', user_id).where('key', '=', key).execute()
}

/** How many others a person has stored beside this one. */
export async function countOtherPreferences(db: Connection, user_id: string, key: string): Promise<number> {
  const { others } = await db
    .selectFrom('preferences')
    .where('user_id', '=', user_id)
    .where('key', '!=', key)
    .select(sql<number>`count(*)`.as('others'))
    .executeTakeFirstOrThrow()
  return others
}
