import type { Connection } from '#platform/db/database'
import type { Invitation } from './invitation-address.ts'

/** What the link of an invitation is made from, read when its mail is sent. */
export async function findInvitation(db: Connection, group_id: string, id: string): Promise<Invitation | null> {
  const row = await db
    .selectFrom('invites')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .select(['group_id', 'id', 'email', 'email_key', 'expires_at', 'link_generation'])
    .executeTakeFirst()
  return row ?? null
}
