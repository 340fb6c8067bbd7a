import { roleKeyOf } from '@catchpitch/contract/access/roles'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { prepared } from '#platform/db/prepared'
import { type ImpersonatorRow, type Membership, type SessionRow, sessionKind } from './session.ts'

async function findImpersonator(db: Connection, impersonator_session: Buffer): Promise<ImpersonatorRow | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', impersonator_session)
    .select(['users.platform_role', 'users.deactivated_at', 'sessions.revoked_at as session_revoked_at'])
    .executeTakeFirst()
  return row ?? null
}

type Found = Omit<SessionRow, 'impersonator'>

const ofSession = sql`s.token_hash, s.kind, s.attempt_id, s.group_id as attempt_group_id, s.impersonator_id,
  s.last_seen_at, s.expires_at, s.revoked_at, u.id as user_id, u.language, u.platform_role,
  u.deactivated_at`

/**
 * One indexed read tells everything that the gate asks: the session, its person, their place in the company named. It
 * stands before every call, so it is planned once. Only an impersonation takes a second one, so that not everybody pays
 * for it.
 */
export async function findSession(
  db: Connection,
  token_hash: Buffer,
  group_id: string | null,
): Promise<SessionRow | null> {
  const { rows } = await sql<Found & { impersonator_session: Buffer | null }>`${prepared('find-session')}
    select ${ofSession}, s.impersonator_session, m.group_id, m.role_id as group_role, m.department_ids,
      m.deactivated_at as membership_deactivated_at, g.suspended_at as group_suspended_at
    from sessions as s
    join users as u on u.id = s.user_id
    left join memberships as m on m.user_id = s.user_id and m.group_id = ${group_id}::uuid
    left join groups as g on g.id = m.group_id
    where s.token_hash = ${token_hash}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { impersonator_session, ...session } = row
  return { ...session, impersonator: impersonator_session && (await findImpersonator(db, impersonator_session)) }
}

/** Those of these sessions that open a run of a survey. Nobody impersonates in one, and it belongs to no company's team. */
export async function listSurveySessions(db: Connection, token_hashes: readonly Buffer[]): Promise<SessionRow[]> {
  const { rows } = await sql<Found>`${prepared('list-survey-sessions')}
    select ${ofSession}, null as group_id, null as group_role, null as department_ids,
      null as membership_deactivated_at, null as group_suspended_at
    from sessions as s
    join users as u on u.id = s.user_id
    where s.token_hash = any(${token_hashes}::bytea[]) and s.kind = ${sql.lit(sessionKind.survey)}`.execute(db)
  return rows.map((session) => ({ ...session, impersonator: null }))
}

/** What somebody is in a company now; null if they have left it, or it is closed. */
export async function findMembership(db: Connection, group_id: string, user_id: string): Promise<Membership | null> {
  const row = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('groups', 'groups.id', 'memberships.group_id')
    .where('memberships.group_id', '=', group_id)
    .where('memberships.user_id', '=', user_id)
    .where('memberships.deactivated_at', 'is', null)
    .where('users.deactivated_at', 'is', null)
    .where('groups.suspended_at', 'is', null)
    .select(['memberships.role_id', 'memberships.department_ids'])
    .executeTakeFirst()
  if (!row) return null
  return { id: group_id, role: roleKeyOf(row.role_id), department_ids: row.department_ids, is_suspended: false }
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
