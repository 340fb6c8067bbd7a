import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { findRun, listAllResults } from './all-results.queries.ts'
import { presentAnyResult, presentRepeat, presentSnapshot } from './present-all-results.ts'
import { listRepeatedAttempts, listRunsOf } from './repeated-attempts.queries.ts'
import { listSnapshots } from './snapshots.queries.ts'

/** What staff read over all companies. */
export const allResultsRoutes = [
  bind('listAllResults', async ({ db }, { query }) => {
    const { rows, pagination } = await listAllResults(db, query)
    return { data: rows.map(presentAnyResult), pagination }
  }),

  bind('listResultSnapshots', async ({ db, now, secrets }, { params, query: { page, order } }) => {
    const run = (await findRun(db, params.id)) ?? refuse('record.missing')
    const { rows, pagination } = await listSnapshots(db, { run, page, descending: order.descending }, now)
    return {
      data: rows.map((row) => presentSnapshot(row, secrets, now)),
      pagination,
      audit: { subject: 'result', subject_id: run.id, group_id: run.group_id },
    }
  }),

  bind('listSnapshots', async ({ db, now, secrets }, { query: { page, order, filter } }) => {
    const wanted = { groups: filter.group, page, descending: order.descending }
    const { rows, pagination } = await listSnapshots(db, wanted, now)
    return {
      data: rows.map((row) => presentSnapshot(row, secrets, now)),
      pagination,
      audit: { subject: 'snapshot', subject_id: null },
    }
  }),

  bind('listRepeatedAttempts', async ({ db }, { query }) => {
    const { rows, pagination } = await listRepeatedAttempts(db, query)
    const runs = await listRunsOf(db, [...new Set(rows.map(({ user_id }) => user_id))])
    return { data: rows.map((row) => presentRepeat(row, runs)), pagination }
  }),
]
