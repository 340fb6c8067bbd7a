import type { DailyJob } from '#platform/jobs/job'
import { deletePaymentEventsBefore } from './billing-news.queries.ts'

/** The provider repeats an event for some days only; longer than that nobody asks what it has told us. */
const kept_ms = 90 * 24 * 60 * 60 * 1000

/** Removes what the provider told us long ago, once it has been looked into. */
export const forgetPaymentEvents: DailyJob = {
  name: 'billing.forget',
  daily_at: '03:50',
  retries: 3,
  expire_seconds: 600,
  async run({ db, clock }) {
    await deletePaymentEventsBefore(db, new Date(clock.now().getTime() - kept_ms))
  },
}
