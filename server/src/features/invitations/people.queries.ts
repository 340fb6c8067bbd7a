import type { Connection } from '#platform/db/database'

/** Whoever writes the mails of a survey, to send them one. */
export async function findWriter(db: Connection, id: string) {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['email', 'first_name', 'last_name'])
    .executeTakeFirstOrThrow()
}
