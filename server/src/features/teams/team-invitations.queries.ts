import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Connection } from '#platform/db/database'

const day_ms = 24 * 60 * 60 * 1000

/** How long an invitation that nobody answered is shown, so that it can be sent again. */
const shown_ms = 30 * day_ms

const invitations = (db: Connection, group_id: string) =>
  db
    .selectFrom('team_invitations')
    .innerJoin('links', 'links.id', 'team_invitations.link_id')
    .where('team_invitations.group_id', '=', group_id)

/** To how many others somebody can still say yes. */
export async function countWaitingInvitations(db: Connection, group_id: string, but: string, now: Date) {
  const { waiting } = await invitations(db, group_id)
    .where('links.expires_at', '>', now)
    .where('team_invitations.email_key', '<>', but)
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return waiting
}

const readInvitations = (db: Connection, group_id: string, now: Date) =>
  invitations(db, group_id)
    .where('links.created_at', '>', new Date(now.getTime() - shown_ms))
    .leftJoin('mails', (join) =>
      join.on('mails.group_id', '=', group_id).on('mails.cause', '=', sql<string>`'team-invitation:' || links.id`),
    )
    .leftJoin('users', 'users.id', 'links.created_by')
    .select((eb) => [
      'team_invitations.id',
      'team_invitations.email_key',
      'team_invitations.first_name',
      'team_invitations.last_name',
      'team_invitations.role_id',
      'links.email',
      'links.created_at',
      'links.expires_at',
      'mails.state as mail_state',
      'users.first_name as inviter_first_name',
      'users.last_name as inviter_last_name',
      jsonArrayFrom(
        eb
          .selectFrom('departments')
          .where('departments.group_id', '=', group_id)
          .where(sql<boolean>`departments.id = any (team_invitations.department_ids)`)
          .orderBy('departments.name_key')
          .select(['departments.id', 'departments.name']),
      ).as('departments'),
    ])

/** Whoever was invited and has not joined, newest first. */
export async function listTeamInvitations(db: Connection, group_id: string, now: Date) {
  return readInvitations(db, group_id, now)
    .orderBy('links.created_at', 'desc')
    .orderBy('team_invitations.id', 'desc')
    .execute()
}

export type TeamInvitationRow = Awaited<ReturnType<typeof listTeamInvitations>>[number]

/** Null for one that was accepted, withdrawn, or forgotten. */
export async function findTeamInvitation(db: Connection, group_id: string, id: string, now: Date) {
  const row = await readInvitations(db, group_id, now).where('team_invitations.id', '=', id).executeTakeFirst()
  return row ?? null
}

type Columns = {
  first_name: string
  last_name: string
  role_id: number
  department_ids: string[]
  link_id: string
}

/** A second invitation to the same mailbox takes the place of the first. */
export async function saveTeamInvitation(
  db: Connection,
  { group_id, id, email_key }: { group_id: string; id: string; email_key: string },
  columns: Columns,
): Promise<string> {
  const saved = await db
    .insertInto('team_invitations')
    .values({ group_id, id, email_key, ...columns })
    .onConflict((conflict) => conflict.columns(['group_id', 'email_key']).doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}

/** Tells whether it was still there. */
export async function setTeamInvitation(
  db: Connection,
  group_id: string,
  id: string,
  columns: Partial<Columns>,
): Promise<boolean> {
  const changed = await db
    .updateTable('team_invitations')
    .set(columns)
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Ends the links of all mails that asked a mailbox into the team. */
export async function revokeInvitationLinks(db: Connection, group_id: string, email_key: string, now: Date) {
  await db
    .updateTable('links')
    .set({ revoked_at: now })
    .where('subject_id', '=', group_id)
    .where('purpose', '=', 'join')
    .where('email_key', '=', email_key)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
}

/** What a mailbox was invited to become; null if it is not invited, or not any more. */
export async function deleteTeamInvitation(db: Connection, group_id: string, email_key: string) {
  const deleted = await db
    .deleteFrom('team_invitations')
    .where('group_id', '=', group_id)
    .where('email_key', '=', email_key)
    .returning(['role_id', 'department_ids'])
    .executeTakeFirst()
  return deleted ?? null
}

/** Ends the invitation to a mailbox: a link that lies about would let a person in whom the company does not want. */
export async function endInvitation(db: Connection, group_id: string, email_key: string, now: Date): Promise<boolean> {
  // The links first, as joining takes them: the other way round the two could wait for each other.
  await revokeInvitationLinks(db, group_id, email_key, now)
  return (await deleteTeamInvitation(db, group_id, email_key)) !== null
}
