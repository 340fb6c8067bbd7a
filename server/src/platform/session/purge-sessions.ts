import type { DailyJob } from '#platform/jobs/job'

/** A session that is over is kept this long, so that "was that me?" can still be answered. */
const kept_ms = 30 * 24 * 60 * 60 * 1000

/** Deletes what nobody can ask for any more: sessions long over, and counters of calls whose window has closed. */
export const purgeSessions: DailyJob = {
  name: 'sessions.purge',
  daily_at: '03:30',
  retries: 3,
  expire_seconds: 600,
  async run({ db, clock }) {
    const now = clock.now()
    const forgotten = new Date(now.getTime() - kept_ms)
    await db
      .deleteFrom('sessions')
      .where((row) => row.or([row('expires_at', '<', forgotten), row('revoked_at', '<', forgotten)]))
      .execute()
    await db.deleteFrom('rate_limits').where('window_ends_at', '<=', now).execute()
  },
}
