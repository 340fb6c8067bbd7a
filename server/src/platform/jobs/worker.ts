import type { Pool } from 'pg'
import { listenTo } from '#platform/db/listen'
import { ordersChannel } from './enqueue.ts'
import type { Job, JobContext } from './job.ts'
import { openJobStore } from './job-store.ts'
import { nextDailyRun } from './next-daily-run.ts'
import { type PollLoop, startPollLoop, type Turn } from './poll-loop.ts'
import { poolConnection } from './pool-connection.ts'

type Options = JobContext & {
  pool: Pool
  /** Straight to the database, to hear of orders: see `openLive`. */
  url: string
  jobs: readonly Job[]
  on_error: (error: unknown) => void
  /** How long something waits at most that no order tells of: another try, a daily run, what a dead worker had begun. */
  look_every_ms?: number
}

/**
 * Carries out orders until it is stopped. The library's own loop is not used: it does not wait for the note that a job
 * is done, so a database that restarts at that moment would end the process.
 */
export async function startWorker({ pool, url, jobs, on_error, look_every_ms = 2000, ...context }: Options) {
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
  const startLoop = (job: Job) =>
    // What comes out of a turn is a failed statement of the store, which was reported as such.
    startPollLoop({ turn: () => runNext(job), lanes: 1, wait_ms: look_every_ms, on_error: () => {} })
  const loops = new Map<string, PollLoop>(jobs.map((job) => [job.name, startLoop(job)]))
  const orders = listenTo(url, ordersChannel, {
    on_message: (name) => loops.get(name)?.nudge(),
    // What was ordered before was not heard; the loops look for it by themselves, soon enough.
    on_listening: () => {},
    on_error,
  })
  return {
    /** Comes back when the jobs under way have ended; no other begins. */
    async stop() {
      await orders.stop()
      await Promise.all(Array.from(loops.values(), (loop) => loop.stop()))
      await store.stop()
    },
  }
}
