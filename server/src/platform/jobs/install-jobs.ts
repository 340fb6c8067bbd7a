import pg from 'pg'
import type { Job } from './job.ts'
import { openJobStore } from './job-store.ts'

/** Any number, as long as nobody else in this database locks it. */
const lockKey = 7_214_054

/** Doubled with each try. */
const first_retry_after_s = 5

/**
 * Makes the database ready to take orders for these jobs. Every process does it when it starts, after the migrations,
 * because an order for a job that is not installed would be lost. Under a lock: the library's own way of making a
 * queue ends in a deadlock when two processes do it at the same time.
 */
export async function installJobs(url: string, jobs: readonly Job[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const store = openJobStore({ executeSql: (text, values) => client.query(text, values) }, { supervise: false })
    await store.start()
    for (const job of jobs) {
      const rules = {
        name: job.name,
        retryLimit: job.retries,
        retryDelay: first_retry_after_s,
        retryBackoff: true,
        expireInSeconds: job.expire_seconds,
        // Short: one order can wait at a time, so that however many workers plan the next day, it is planned once.
        policy: 'daily_at' in job ? ('short' as const) : ('standard' as const),
      }
      await store.createQueue(job.name, rules)
      await store.updateQueue(job.name, rules)
    }
    await store.stop()
  } finally {
    // Closing the connection gives the lock back, also after an error.
    await client.end()
  }
}
