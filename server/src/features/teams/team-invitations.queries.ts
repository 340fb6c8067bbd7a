import { emailKey } from '@catchpitch/contract/fields/email'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

const joinLinks = (db: Connection, group_id: string) =>
  db
    .selectFrom('links')
    .where('links.subject_id', '=', group_id)
    .where('links.purpose', '=', 'join')
    .where('links.used_at', 'is', null)
    .where('links.revoked_at', 'is', null)

/** To how many others somebody can still say yes. */
export async function countWaitingInvitations(db: Connection, group_id: string, but: string, now: Date) {
  const { waiting } = await joinLinks(db, group_id)
    .where('links.expires_at', '>', now)
    .where('links.email_key', '<>', but)
    .select(sql<number>`count(distinct links.email_key)`.as('waiting'))
    .executeTakeFirstOrThrow()
  return waiting
}

/**
 * The last invitation to each mailbox that nobody has answered, as it was written: whom it went to stands in the mail
 * alone, because nothing else is stored of somebody who has not come.
 */
export async function listWaitingInvitations(db: Connection, group_id: string, since: Date) {
  const last = joinLinks(db, group_id)
    .where('links.created_at', '>', since)
    .distinctOn('links.email_key')
    .orderBy('links.email_key')
    .orderBy('links.created_at', 'desc')
    .orderBy('links.id', 'desc')
    .select(['links.id', 'links.email', 'links.created_by', 'links.created_at', 'links.expires_at'])
  return db
    .selectFrom(last.as('last'))
    .innerJoin('mails', (join) =>
      join.on('mails.group_id', '=', group_id).on('mails.cause', '=', sql<string>`'team-invitation:' || last.id`),
    )
    .leftJoin('users', 'users.id', 'last.created_by')
    .orderBy('last.created_at', 'desc')
    .orderBy('last.id', 'desc')
    .select([
      'last.id',
      'last.email',
      'last.created_at',
      'last.expires_at',
      'mails.to_name',
      'mails.state as mail_state',
      'users.first_name',
      'users.last_name',
    ])
    .execute()
}

/** The mailbox that an open invitation of the company went to; null if there is none. */
export async function findInvitedAddress(db: Connection, group_id: string, id: string): Promise<string | null> {
  const link = await joinLinks(db, group_id).where('links.id', '=', id).select('links.email').executeTakeFirst()
  return link?.email ?? null
}

/** Ends all invitations to a mailbox: one that lies about would let a person in whom the company does not want. */
export async function revokeInvitationsTo(db: Connection, group_id: string, email: string, now: Date): Promise<void> {
  await db
    .updateTable('links')
    .set({ revoked_at: now })
    .where('subject_id', '=', group_id)
    .where('purpose', '=', 'join')
    .where('email_key', '=', emailKey(email))
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
}
