import { requireReport } from '#features/reports/reports.public'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import type { Membership, Person } from '#platform/session/session'
import { authorOf, presentComment } from './comment.presenter.ts'
import {
  deleteComment,
  findComment,
  insertComment,
  lockComment,
  readComments,
  readRatings,
  setCommentText,
  upsertRating,
} from './comments.queries.ts'

type Colleague = Pick<Context, 'db' | 'now'> & { group: Membership; person: Person }

/** The result that is spoken of, if this person may see it. */
async function keyOf({ db, group }: Colleague, id: string) {
  await requireReport(db, group, id)
  return { group_id: group.id, attempt_id: id }
}

/** Whoever has not said yet what they think reads only their own words, so that nobody follows the first who spoke. */
export async function listComments(context: Colleague, id: string) {
  const key = await keyOf(context, id)
  const own_id = context.person.id
  const ratings = await readRatings(context.db, key)
  const own = ratings.find(({ user_id }) => user_id === own_id)
  const others = ratings.filter(({ user_id }) => user_id !== own_id)
  const comments = await readComments(context.db, key)
  const seen = own ? comments : comments.filter(({ user_id }) => user_id === own_id)
  return {
    own_rating: own?.rating ?? null,
    rated_by_others: others.length,
    ratings: own ? others.map((row) => ({ author: authorOf(row), rating: row.rating })) : [],
    hidden: comments.length - seen.length,
    comments: seen.map((row) => presentComment(row, own_id)),
  }
}

export async function getComment(context: Colleague, id: string, comment_id: string) {
  const { comments } = await listComments(context, id)
  return comments.find((comment) => comment.id === comment_id) ?? refuse('record.missing')
}

async function presented({ db, person }: Colleague, key: { group_id: string; attempt_id: string }, id: string) {
  const row = (await findComment(db, key, id)) ?? refuse('record.missing')
  return presentComment(row, person.id)
}

export async function addComment(context: Colleague, id: string, text: string) {
  const key = await keyOf(context, id)
  const { db, now, person } = context
  const comment_id = newId(now)
  await insertComment(db, { ...key, id: comment_id, user_id: person.id, text }, now)
  return presented(context, key, comment_id)
}

/** One's own comment. Another's is not to be changed; one that cannot even be seen does not exist. */
async function lockOwn(context: Colleague, id: string, comment_id: string) {
  const key = await keyOf(context, id)
  const found = (await lockComment(context.db, key, comment_id)) ?? refuse('record.missing')
  if (found.user_id === context.person.id) return { key, version: found.version }
  await getComment(context, id, comment_id)
  return refuse('access.denied')
}

export async function updateComment(
  context: Colleague,
  id: string,
  comment_id: string,
  { text, version }: { text: string; version: number },
) {
  const own = await lockOwn(context, id, comment_id)
  if (own.version !== version) return refuse('record.changed')
  await setCommentText(context.db, own.key, comment_id, { text, version: version + 1 }, context.now)
  return presented(context, own.key, comment_id)
}

export async function removeComment(context: Colleague, id: string, comment_id: string): Promise<void> {
  const { key } = await lockOwn(context, id, comment_id)
  await deleteComment(context.db, key, comment_id)
}

export async function rateResult(context: Colleague, id: string, rating: number): Promise<void> {
  const key = await keyOf(context, id)
  await upsertRating(context.db, { ...key, user_id: context.person.id, rating }, context.now)
}
