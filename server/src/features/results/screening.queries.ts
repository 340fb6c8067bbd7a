import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

/** What these people answered, in the order in which they were asked, with each question as it stood in the edition that they took. */
export async function readAnswersOf(db: Connection, group_id: string, people: readonly { id: string }[]) {
  if (people.length === 0) return []
  return db
    .selectFrom('screening_answers as answer')
    .innerJoin('attempts', (join) =>
      join.onRef('attempts.group_id', '=', 'answer.group_id').onRef('attempts.id', '=', 'answer.attempt_id'),
    )
    .innerJoin('survey_editions as asked', (join) =>
      join
        .onRef('asked.group_id', '=', 'attempts.group_id')
        .onRef('asked.survey_id', '=', 'attempts.survey_id')
        .onRef('asked.edition', '=', 'attempts.edition'),
    )
    .where('answer.group_id', '=', group_id)
    .where(
      'answer.attempt_id',
      'in',
      people.map(({ id }) => id),
    )
    .where('answer.text', '!=', '')
    .orderBy('answer.position')
    .select([
      'answer.attempt_id as id',
      'answer.position',
      sql<string>`coalesce(asked.content -> 'screening_questions' ->> (answer.position - 1), '')`.as('question'),
      'answer.text',
    ])
    .execute()
}
