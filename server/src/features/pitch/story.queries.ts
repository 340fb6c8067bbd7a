import { limits } from '@catchpitch/contract/limits'
import { type SlideReaction, slideReactions } from '@catchpitch/contract/pitch/slide-reactions'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import type { AttemptKey } from '#platform/session/session'

/** One that a later release took off the list says nothing any more. */
const knownReaction = (word: string | null): SlideReaction | null =>
  slideReactions.find((reaction) => reaction === word) ?? null

/** What this person said of which slide. */
export async function listOwnReactions(db: Connection, { group_id, id }: AttemptKey) {
  const rows = await db
    .selectFrom('slide_views')
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .select(['slide_id', 'reaction'])
    .execute()
  return new Map(rows.map(({ slide_id, reaction }) => [slide_id, knownReaction(reaction)]))
}

export async function saveView(db: Connection, { group_id, id }: AttemptKey, slide_id: string, now: Date) {
  await db
    .insertInto('slide_views')
    .values({ group_id, attempt_id: id, slide_id, seen_at: now })
    .onConflict((conflict) => conflict.columns(['group_id', 'attempt_id', 'slide_id']).doUpdateSet({ seen_at: now }))
    .execute()
}

/** Who says something of a slide has seen it, also where that was lost on the way. */
export async function saveReaction(
  db: Connection,
  { group_id, id }: AttemptKey,
  { slide_id, reaction }: { slide_id: string; reaction: SlideReaction | null },
  now: Date,
): Promise<void> {
  await db
    .insertInto('slide_views')
    .values({ group_id, attempt_id: id, slide_id, reaction, seen_at: now })
    .onConflict((conflict) => conflict.columns(['group_id', 'attempt_id', 'slide_id']).doUpdateSet({ reaction }))
    .execute()
}

export async function findOwnQuestion(db: Connection, { group_id, id }: AttemptKey) {
  return db
    .selectFrom('pitch_questions')
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .select(['question', 'answer'])
    .executeTakeFirst()
}

/** Asked, or asked in other words as long as nobody has answered; tells whether that was so. */
export async function saveQuestion(
  db: Connection,
  { group_id, id: attempt_id }: AttemptKey,
  { id, question }: { id: string; question: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pitch_questions')
    .values({ group_id, id, attempt_id, question, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['group_id', 'attempt_id'])
        .doUpdateSet({ question, version: sql<number>`pitch_questions.version + 1`, updated_at: now })
        .where('pitch_questions.answer', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** What the company has answered to others than whoever reads it, the latest first. */
export async function listAnswered(db: Connection, group_id: string, attempt_id: string | null) {
  const rows = await db
    .selectFrom('pitch_questions')
    .where('group_id', '=', group_id)
    .where('attempt_id', 'is distinct from', attempt_id)
    .where('answer', 'is not', null)
    .orderBy('answered_at', 'desc')
    .orderBy('id')
    .limit(limits.pitch.answered.shown)
    .select(['id', 'question', 'answer'])
    .execute()
  return rows.map(({ answer, ...row }) => ({ ...row, answer: answer ?? '' }))
}
