import type { Connection } from '#platform/db/database'
import { type ImpersonatorRow, type SessionRow, sessionKind } from './session.ts'

async function findImpersonator(db: Connection, impersonator_session: Buffer): Promise<ImpersonatorRow | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', impersonator_session)
    .select(['users.platform_role', 'users.deactivated_at', 'sessions.revoked_at as session_revoked_at'])
    .executeTakeFirst()
  return row ?? null
}

/**
 * One indexed read tells everything that the gate asks: the session, its person, their place in the company named. Only
 * an impersonation takes a second one, so that not everybody pays for it.
 */
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
    .leftJoin('groups', 'groups.id', 'memberships.group_id')
    .where('sessions.token_hash', '=', token_hash)
    .select([
      'sessions.token_hash',
      'sessions.kind',
      'sessions.attempt_id',
      'sessions.group_id as attempt_group_id',
      'sessions.impersonator_id',
      'sessions.impersonator_session',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'sessions.revoked_at',
      'users.id as user_id',
      'users.language',
      'users.platform_role',
      'users.deactivated_at',
      'memberships.group_id',
      'memberships.role_id as group_role',
      'memberships.department_ids',
      'memberships.deactivated_at as membership_deactivated_at',
      'groups.suspended_at as group_suspended_at',
    ])
    .executeTakeFirst()
  if (!row) return null
  const { impersonator_session, ...session } = row
  return { ...session, impersonator: impersonator_session && (await findImpersonator(db, impersonator_session)) }
}

/** Who looks through the person's eyes, from which session of their own, and why. */
export type Impersonation = { impersonator_id: string; impersonator_session: Buffer; reason: string }

type NewSession = {
  token_hash: Buffer
  kind: number
  /** A survey's session only: the run that it opens. */
  group_id?: string
  attempt_id?: string
  user_id: string
  created_at: Date
  expires_at: Date
  ip: string
  device: string | null
  impersonation?: Impersonation
}

export async function insertSession(db: Connection, { impersonation, ...session }: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ ...session, ...impersonation, last_seen_at: session.created_at })
    .execute()
}

export async function revokeSession(db: Connection, token_hash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ revoked_at: now }).where('token_hash', '=', token_hash).execute()
}

/**
 * Ends the sessions of a person, but for one that is kept, and tells how many. Survey sessions go on: each opens one
 * test and hangs on its invitation, and nobody is cut off in the middle of one. What the person, being staff, does in
 * somebody else's name ends with the session that it was started from.
 */
export async function revokeSessionsOf(
  db: Connection,
  user_id: string,
  now: Date,
  kept: Buffer | null = null,
): Promise<number> {
  const running = db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', user_id)
    .where('kind', '=', sessionKind.console)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
  const others = kept === null ? running : running.where('token_hash', '!=', kept)
  const { numUpdatedRows } = await others.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Ends the sessions that opened this run of a survey, because somebody came by its link again. */
export async function revokeSessionsOfAttempt(db: Connection, attempt_id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('attempt_id', '=', attempt_id)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function touchSession(db: Connection, token_hash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', token_hash).execute()
}
