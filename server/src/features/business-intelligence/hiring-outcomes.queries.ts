import { resultStatus } from '@catchpitch/contract/results/result-status'
import type { HiredPerson } from '@catchpitch/method/outcomes'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { withinReach } from '#platform/db/within-reach'
import type { Reach } from '#platform/session/reach'

type Hired = HiredPerson & { survey_id: string }

/** Everybody who was hired from a survey that is still there, with how long ago that was, and after how long they left. */
export async function listHired(
  db: Connection,
  { group_id, reach, today }: { group_id: string; reach: Reach; today: string },
): Promise<Hired[]> {
  return db
    .selectFrom('surveys')
    .innerJoin('results', (join) =>
      join.onRef('results.group_id', '=', 'surveys.group_id').onRef('results.survey_id', '=', 'surveys.id'),
    )
    .where('surveys.group_id', '=', group_id)
    .where('results.group_id', '=', group_id)
    .where('surveys.removed_at', 'is', null)
    .where((eb) => withinReach(eb, reach))
    .where('results.hired_on', 'is not', null)
    .where('results.status', '=', sql.lit(resultStatus.accepted))
    .select([
      'results.survey_id',
      'results.x',
      'results.y',
      'results.alignment',
      'results.situations',
      sql<number>`${today}::date - results.hired_on`.as('hired_ago'),
      sql<number | null>`results.resigned_on - results.hired_on`.as('left_after'),
    ])
    .execute()
}
