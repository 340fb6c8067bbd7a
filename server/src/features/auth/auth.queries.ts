import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

const credentials = [
  'id',
  'email',
  'first_name',
  'last_name',
  'language',
  'password_hash',
  'password_temporary',
  'verified_at',
  'deactivated_at',
] as const

export async function findCredentials(db: Connection, email_key: string) {
  return db.selectFrom('users').where('email_key', '=', email_key).select(credentials).executeTakeFirst()
}

/**
 * Counts a try on the person's own row, before its password is looked at: many tries at once cannot
 * all slip in under the limit, and a crash, which empties the table of other limits, keeps this count.
 */
export async function countTry(db: Connection, user_id: string, window_s: number, now: Date) {
  const window_ends_at = new Date(now.getTime() + window_s * 1000)
  const over = sql<boolean>`locked_until is null or locked_until <= ${now}`
  return db
    .updateTable('users')
    .set({
      failed_sign_ins: sql<number>`case when ${over} then 1 else failed_sign_ins + 1 end`,
      locked_until: sql<Date>`case when ${over} then ${window_ends_at} else locked_until end`,
    })
    .where('id', '=', user_id)
    .returning(['failed_sign_ins as hits', sql<Date>`locked_until`.as('window_ends_at')])
    .executeTakeFirstOrThrow()
}

export async function forgetTries(db: Connection, user_id: string): Promise<void> {
  await db.updateTable('users').set({ failed_sign_ins: 0, locked_until: null }).where('id', '=', user_id).execute()
}

/** Sets the chosen password if the checked one is still there, and forgets wrong tries. */
export async function swapPassword(
  db: Connection,
  user_id: string,
  hashes: { checked: string; chosen: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({
      password_hash: hashes.chosen,
      password_temporary: false,
      failed_sign_ins: 0,
      locked_until: null,
      updated_at: now,
    })
    .where('id', '=', user_id)
    .where('password_hash', '=', hashes.checked)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** From now on the password opens only the way to another one. */
export async function makePasswordTemporary(db: Connection, user_id: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ password_temporary: true, updated_at: now }).where('id', '=', user_id).execute()
}
