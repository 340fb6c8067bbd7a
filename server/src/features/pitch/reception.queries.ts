import { limits } from '@catchpitch/contract/limits'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

/** Of each slide how many saw it, for how many it was the last, and how many said what. */
export async function countViews(db: Connection, group_id: string) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('slide_views')
        .where('group_id', '=', group_id)
        .select([
          'slide_id',
          'reaction',
          sql<boolean>`row_number() over (partition by attempt_id order by seen_at desc, slide_id) = 1`.as('is_last'),
        ])
        .as('views'),
    )
    .groupBy(['slide_id', 'reaction'])
    .select((eb) => [
      'slide_id',
      'reaction',
      eb.fn.countAll<number>().as('seen'),
      eb.fn.countAll<number>().filterWhere('is_last', '=', true).as('left'),
    ])
    .execute()
}

export async function countViewers(db: Connection, group_id: string): Promise<number> {
  const { people } = await db
    .selectFrom('slide_views')
    .where('group_id', '=', group_id)
    .select((eb) => eb.fn.count<number>('attempt_id').distinct().as('people'))
    .executeTakeFirstOrThrow()
  return people
}

const columns = ['id', 'question', 'answer', 'version'] as const

/** Those that wait first; of each the latest first. */
export async function listQuestions(db: Connection, group_id: string) {
  return db
    .selectFrom('pitch_questions')
    .where('group_id', '=', group_id)
    .orderBy((eb) => eb('answer', 'is not', null))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limits.pitch.asked.shown)
    .select(columns)
    .execute()
}

export async function countWaiting(db: Connection, group_id: string): Promise<number> {
  const { waiting } = await db
    .selectFrom('pitch_questions')
    .where('group_id', '=', group_id)
    .where('answer', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return waiting
}

type QuestionKey = { group_id: string; id: string }

export async function lockQuestion(db: Connection, { group_id, id }: QuestionKey) {
  return db
    .selectFrom('pitch_questions')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
}

export async function saveAnswer(db: Connection, { group_id, id }: QuestionKey, answer: string, now: Date) {
  return db
    .updateTable('pitch_questions')
    .set({ answer, answered_at: now, version: sql<number>`version + 1`, updated_at: now })
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}
