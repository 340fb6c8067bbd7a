import type { PersonResult } from '@catchpitch/method/person-result'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'

type Key = { group_id: string; attempt_id: string }

/** Some stored results, by their keys, from the one after the last on: of whichever companies. */
export async function readStored(db: Connection, after: Key | null, count: number) {
  let rows = acrossGroups(db)
    .selectFrom('results')
    .innerJoin('attempts', (join) =>
      join.onRef('attempts.group_id', '=', 'results.group_id').onRef('attempts.id', '=', 'results.attempt_id'),
    )
    .orderBy('results.group_id')
    .orderBy('results.attempt_id')
    .limit(count)
    .select([
      'results.group_id',
      'results.attempt_id',
      'results.survey_id',
      'results.method_version',
      'results.x',
      'results.y',
      'results.alignment',
      'attempts.edition',
    ])
  if (after) {
    rows = rows.where((eb) =>
      eb(eb.refTuple('results.group_id', 'results.attempt_id'), '>', eb.tuple(after.group_id, after.attempt_id)),
    )
  }
  return rows.execute()
}

export async function readTopics(db: Connection, { group_id, attempt_id }: Key) {
  return db
    .selectFrom('topics')
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', attempt_id)
    .orderBy('position')
    .select(['situation_id', 'ranking', 'feelings', 'controls'])
    .execute()
}

export async function replaceResult(
  db: Connection,
  { group_id, attempt_id }: Key,
  { shades, by_situation, ...result }: PersonResult,
  computed_at: Date,
): Promise<void> {
  await db
    .updateTable('results')
    .set({ ...result, shades: [...shades], by_situation: JSON.stringify(by_situation), computed_at })
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', attempt_id)
    .execute()
}
