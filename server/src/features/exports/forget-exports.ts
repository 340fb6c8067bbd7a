import type { DailyJob } from '#platform/jobs/job'
import { deleteExpired } from './exports.queries.ts'

/** What was asked for is forgotten with the file; the audit log says that it was taken. */
export const forgetExports: DailyJob = {
  name: 'exports.forget',
  daily_at: '04:10',
  retries: 3,
  expire_seconds: 600,
  async run({ db, clock }) {
    await deleteExpired(db, clock.now())
  },
}
