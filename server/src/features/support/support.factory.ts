import { platformGroupId } from '@catchpitch/contract/ids'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'

type Wishes = {
  now: Date
  /** Left out: a visitor's, which belongs to the platform. */
  group_id?: string
  user_id?: string
  name?: string
  email?: string
  message?: string
}

/** A message to support that waits for an answer. */
export async function makeSupportMessage(db: Connection, wishes: Wishes): Promise<{ id: string; number: number }> {
  const { now, group_id = platformGroupId, user_id = null, name = 'Siti Aminah', email = 'siti@example.com' } = wishes
  const { message = 'Where do I find my results?' } = wishes
  return db
    .insertInto('support_messages')
    .values({
      group_id,
      id: newId(now),
      draft_id: newId(now),
      user_id,
      name: user_id === null ? name : null,
      email: user_id === null ? email : null,
      language: 'en',
      page: '/',
      message,
      created_at: now,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}
