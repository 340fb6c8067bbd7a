import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'

type Key = { group_id: string; id: string }

/** What the timeline of an invite tells. */
export const inviteEvent = { opened: 1, moved: 2, started: 3, gap: 4, completed: 5, declined: 6 } as const

export async function insertInviteEvent(
  db: Connection,
  { group_id, id: invite_id }: Key,
  kind: (typeof inviteEvent)[keyof typeof inviteEvent],
  now: Date,
  detail: Readonly<Record<string, number>> = {},
): Promise<void> {
  await db
    .insertInto('invite_events')
    .values({ group_id, invite_id, id: newId(now), kind, at: now, detail: JSON.stringify(detail) })
    .execute()
}

export async function listInviteEvents(db: Connection, { group_id, id }: Key) {
  return db
    .selectFrom('invite_events')
    .where('group_id', '=', group_id)
    .where('invite_id', '=', id)
    .orderBy('id')
    .select(['kind', 'at'])
    .execute()
}

/** What became of every mail of an invite. */
export async function listInviteMails(db: Connection, { group_id, id }: Key) {
  return db
    .selectFrom('mails')
    .where('group_id', '=', group_id)
    .where('invite_id', '=', id)
    .orderBy('id')
    .select(['state', 'created_at', 'sent_at', 'send_after', 'last_error'])
    .execute()
}
