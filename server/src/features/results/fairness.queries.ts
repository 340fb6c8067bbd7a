import { resultStatus } from '@catchpitch/contract/results/result-status'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

/** How many of a survey are settled, and how many of them shortlisted, by what they have told of themselves. */
export async function countSettled(db: Connection, group_id: string, survey_id: string) {
  const { accepted, rejected } = resultStatus
  return db
    .selectFrom('results')
    .innerJoin('attempts', (join) =>
      join.onRef('attempts.group_id', '=', 'results.group_id').onRef('attempts.id', '=', 'results.attempt_id'),
    )
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .where('results.group_id', '=', group_id)
    .where('results.survey_id', '=', survey_id)
    .where('results.status', 'in', [accepted, rejected])
    .groupBy(['users.gender', sql.ref('age')])
    .select((eb) => [
      'users.gender',
      // By the difference of years alone, as everywhere; on the day on which they answered.
      sql<number | null>`date_part('year', results.completed_at at time zone 'Asia/Kuala_Lumpur')::int
        - date_part('year', users.born_on)::int`.as('age'),
      eb.fn.countAll<number>().as('decided'),
      eb.fn.countAll<number>().filterWhere('results.status', '=', accepted).as('chosen'),
    ])
    .execute()
}

export type Settled = Awaited<ReturnType<typeof countSettled>>[number]
