import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

type Wanted = { survey_id: string; situation_id: string; level: number; reader_id: string; most: number }

/**
 * What everybody wrote about one situation, down to a rank, in an order that nobody can read anything into: by a hash
 * with the reader in it, so that it stays the same for them and is another one for their colleague.
 */
export async function readShuffled(db: Connection, group_id: string, wanted: Wanted) {
  const { survey_id, situation_id, level, reader_id, most } = wanted
  const { rows } = await sql<{ text: string }>`
    select statements.text
    from results
    join topics on topics.group_id = results.group_id and topics.attempt_id = results.attempt_id
    join statements on statements.group_id = topics.group_id and statements.attempt_id = topics.attempt_id
      and statements.topic = topics.position and not statements.removed
    where results.group_id = ${group_id} and results.survey_id = ${survey_id}
      and topics.situation_id = ${situation_id}
      and array_position(topics.ranking, statements.slot) <= ${level}
    order by md5(statements.attempt_id::text || statements.topic || statements.slot || ${reader_id}::text)
    limit ${most}`.execute(db)
  return rows.map(({ text }) => text)
}

/** How many people there are to be read. */
export async function countPeople(db: Connection, group_id: string, survey_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('results')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
