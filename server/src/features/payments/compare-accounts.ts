import type { DailyJob } from '#platform/jobs/job'
import { listAccounts } from './payments.queries.ts'
import { syncCompany } from './sync-company.ts'

/**
 * Compares every company with what the provider knows of it, and mends what was missed: an event that was lost, or that
 * came while nothing here could take it. One company that cannot be compared keeps none of the others from it.
 */
export const compareAccounts: DailyJob = {
  name: 'payments.compare',
  daily_at: '03:30',
  retries: 3,
  expire_seconds: 6 * 60 * 60,
  async run({ db, clock, payments, installation, announce }) {
    if (!payments) return
    const failures: unknown[] = []
    for (const group_id of await listAccounts(db)) {
      try {
        await syncCompany({ db, clock, payments, installation, announce }, group_id)
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} companies could not be compared.`)
  },
}
