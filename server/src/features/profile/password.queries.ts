import type { Connection } from '#platform/db/database'

export async function findAccount(db: Connection, id: string) {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['id', 'email', 'email_key', 'first_name', 'last_name', 'language', 'password_hash'])
    .executeTakeFirstOrThrow()
}
