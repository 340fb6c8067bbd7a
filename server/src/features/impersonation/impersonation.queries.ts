import type { Connection } from '#platform/db/database'

export async function findSubject(db: Connection, id: string) {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['id', 'platform_role', 'deactivated_at', 'erased_at'])
    .executeTakeFirst()
}

export async function findSessionEnd(db: Connection, token_hash: Buffer): Promise<Date> {
  const { expires_at } = await db
    .selectFrom('sessions')
    .where('token_hash', '=', token_hash)
    .select('expires_at')
    .executeTakeFirstOrThrow()
  return expires_at
}

/** Ends a session that was not ended yet, and tells what it was. Of two calls at the same moment only one gets it. */
export async function takeSession(db: Connection, token_hash: Buffer, now: Date) {
  return db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('token_hash', '=', token_hash)
    .where('revoked_at', 'is', null)
    .returning(['user_id', 'expires_at', 'impersonator_session'])
    .executeTakeFirst()
}
