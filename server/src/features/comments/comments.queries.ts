import type { Connection } from '#platform/db/database'

type ResultKey = { group_id: string; attempt_id: string }

const selectComments = (db: Connection, { group_id, attempt_id }: ResultKey) =>
  db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .where('comments.group_id', '=', group_id)
    .where('comments.attempt_id', '=', attempt_id)
    .select([
      'comments.id',
      'comments.user_id',
      'comments.text',
      'comments.version',
      'comments.created_at',
      'comments.updated_at',
      'users.first_name',
      'users.last_name',
    ])

/** In the order in which they were written. */
export async function readComments(db: Connection, key: ResultKey) {
  return selectComments(db, key).orderBy('comments.created_at').orderBy('comments.id').execute()
}

export type CommentRow = Awaited<ReturnType<typeof readComments>>[number]

export async function findComment(db: Connection, key: ResultKey, id: string) {
  return selectComments(db, key).where('comments.id', '=', id).executeTakeFirst()
}

/** Locked until it is changed: of two who change it at once, the second hears of the first. */
export async function lockComment(db: Connection, { group_id, attempt_id }: ResultKey, id: string) {
  return db
    .selectFrom('comments')
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', attempt_id)
    .where('id', '=', id)
    .select(['user_id', 'version'])
    .forUpdate()
    .executeTakeFirst()
}

type NewComment = ResultKey & { id: string; user_id: string; text: string }

export async function insertComment(db: Connection, comment: NewComment, now: Date): Promise<void> {
  await db
    .insertInto('comments')
    .values({ ...comment, created_at: now, updated_at: now })
    .execute()
}

export async function setCommentText(
  db: Connection,
  { group_id, attempt_id }: ResultKey,
  id: string,
  { text, version }: { text: string; version: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('comments')
    .set({ text, version, updated_at: now })
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', attempt_id)
    .where('id', '=', id)
    .execute()
}

export async function deleteComment(db: Connection, { group_id, attempt_id }: ResultKey, id: string): Promise<void> {
  await db
    .deleteFrom('comments')
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', attempt_id)
    .where('id', '=', id)
    .execute()
}

export async function readRatings(db: Connection, { group_id, attempt_id }: ResultKey) {
  return db
    .selectFrom('ratings')
    .innerJoin('users', 'users.id', 'ratings.user_id')
    .where('ratings.group_id', '=', group_id)
    .where('ratings.attempt_id', '=', attempt_id)
    .orderBy('ratings.rated_at')
    .orderBy('ratings.user_id')
    .select(['ratings.user_id', 'ratings.rating', 'users.first_name', 'users.last_name'])
    .execute()
}

export async function upsertRating(
  db: Connection,
  rated: ResultKey & { user_id: string; rating: number },
  rated_at: Date,
): Promise<void> {
  await db
    .insertInto('ratings')
    .values({ ...rated, rated_at })
    .onConflict((conflict) =>
      conflict.columns(['group_id', 'attempt_id', 'user_id']).doUpdateSet({ rating: rated.rating, rated_at }),
    )
    .execute()
}
