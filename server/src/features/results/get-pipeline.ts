import type { QueryOf } from '@catchpitch/contract/endpoint'
import { type ResultStatus, resultStatus } from '@catchpitch/contract/results/result-status'
import type { getPipeline as endpoint } from '@catchpitch/contract/results/results.endpoints'
import { countResultsByStatus } from '#features/surveys/surveys.public'
import type { Connection } from '#platform/db/database'
import { presentPerson } from './result.presenter.ts'
import { readColumn } from './result-lists.queries.ts'

/** The board of a survey, from those who wait for a decision to those who have been told no. */
export async function getPipeline(
  db: Connection,
  key: { group_id: string; survey_id: string },
  shown: Omit<QueryOf<typeof endpoint>, 'group_id'>,
) {
  const totals = await countResultsByStatus(db, key.group_id, key.survey_id)
  const column = async (status: ResultStatus | null, total: number, most: number) => ({
    status,
    total,
    people: (await readColumn(db, key, status, most)).map(presentPerson),
  })
  return [
    await column(null, totals.undecided, shown.undecided),
    await column(resultStatus.pipeline, totals.pipeline, shown.pipeline),
    await column(resultStatus.accepted, totals.accepted, shown.accepted),
    await column(resultStatus.rejected, totals.rejected, shown.rejected),
  ]
}
