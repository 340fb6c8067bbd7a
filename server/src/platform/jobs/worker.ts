import type { Pool } from 'pg'
import type { Job, JobContext } from './job.ts'
import { openJobStore } from './job-store.ts'
import { nextDailyRun } from './next-daily-run.ts'
import { type PollLoop, startPollLoop, type Turn } from './poll-loop.ts'
import { poolConnection } from './pool-connection.ts'

type Options = JobContext & { pool: Pool; jobs: readonly Job[]; on_error: (error: unknown) => void }

/** How long an order waits at most that nobody announced. */
const look_every_ms = 2000

/**
 * Carries out orders until it is stopped. The library's own loop is not used: it does not wait for the note that a job
 * is done, so a database that restarts at that moment would end the process.
 */
export async function startWorker({ pool, jobs, on_error, ...context }: Options): Promise<PollLoop> {
  const store = openJobStore(poolConnection(pool, on_error), { supervise: true })
  await store.start()

  async function plan(job: Job): Promise<void> {
    if (!('daily_at' in job)) return
    const now = context.clock.now()
    const wait_ms = nextDailyRun(now, job.daily_at).getTime() - now.getTime()
    // As a wait and not as a time of day: the store goes by the clock of the database.
    await store.send(job.name, {}, { startAfter: Math.ceil(wait_ms / 1000) })
  }

  async function runNext(job: Job): Promise<Turn> {
    const [order] = await store.fetch<unknown>(job.name)
    if (!order) return 'wait'
    // The next day first: whatever becomes of this run, there will be another.
    await plan(job)
    try {
      await ('daily_at' in job ? job.run(context) : job.run(context, job.payload.parse(order.data)))
    } catch (error) {
      on_error(error)
      await store.fail(job.name, order.id, { message: error instanceof Error ? error.message : String(error) })
      return 'again'
    }
    await store.complete(job.name, order.id)
    return 'again'
  }

  for (const job of jobs) await plan(job)
  const loops = jobs.map((job) =>
    // What comes out of a turn is a failed statement of the store, which was reported as such.
    startPollLoop({ turn: () => runNext(job), lanes: 1, wait_ms: look_every_ms, on_error: () => {} }),
  )
  return {
    nudge() {
      for (const loop of loops) loop.nudge()
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
      await store.stop()
    },
  }
}
