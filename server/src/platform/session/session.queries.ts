import type { Connection } from '#platform/db/database'
import type { SessionRow } from './session.ts'

/** One indexed read tells everything that the gate asks: the session, its person, their place in the company named. */
export async function findSession(
  db: Connection,
  token_hash: Buffer,
  group_id: string | null,
): Promise<SessionRow | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'sessions.user_id').on('memberships.group_id', '=', group_id),
    )
    .where('sessions.token_hash', '=', token_hash)
    .select([
      'sessions.token_hash',
      'sessions.kind',
      'sessions.attempt_id',
      'sessions.impersonator_id',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'sessions.revoked_at',
      'users.id as user_id',
      'users.language',
      'users.platform_role',
      'users.deactivated_at',
      'memberships.group_id',
      'memberships.role_id as group_role',
      'memberships.deactivated_at as membership_deactivated_at',
    ])
    .executeTakeFirst()
  return row ?? null
}

type NewSession = {
  token_hash: Buffer
  kind: number
  user_id: string
  created_at: Date
  expires_at: Date
  ip: string
  device: string | null
}

export async function insertSession(db: Connection, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ ...session, last_seen_at: session.created_at })
    .execute()
}

export async function revokeSession(db: Connection, token_hash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ revoked_at: now }).where('token_hash', '=', token_hash).execute()
}

export async function touchSession(db: Connection, token_hash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', token_hash).execute()
}
