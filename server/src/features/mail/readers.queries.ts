import type { Connection } from '#platform/db/database'

export async function findReader(db: Connection, id: string) {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['id', 'email', 'first_name', 'last_name', 'language'])
    .executeTakeFirstOrThrow()
}
