import type { DailyJob } from '#platform/jobs/job'
import { deleteNotificationsBefore } from './notifications.queries.ts'

/** What nobody has looked up for three months is news no longer; the audit log is what remembers. */
const kept_ms = 90 * 24 * 60 * 60 * 1000

/** Removes what people were told long ago, read or not. */
export const forgetNotifications: DailyJob = {
  name: 'notifications.forget',
  daily_at: '03:45',
  retries: 3,
  expire_seconds: 600,
  async run({ db, clock }) {
    await deleteNotificationsBefore(db, new Date(clock.now().getTime() - kept_ms))
  },
}
