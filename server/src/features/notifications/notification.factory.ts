import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'
import type { StoredNotification } from './notifications.rules.ts'

type NotificationWishes = StoredNotification & {
  now: Date
  user_id: string
  group_id?: string | null
  read_at?: Date | null
}

export async function makeNotification(db: Connection, wishes: NotificationWishes): Promise<{ id: string }> {
  const { now, user_id, group_id = null, kind, params, read_at = null } = wishes
  const id = newId(now)
  await db
    .insertInto('notifications')
    .values({ user_id, id, group_id, kind, params: JSON.stringify(params), cause: id, read_at, created_at: now })
    .execute()
  return { id }
}
