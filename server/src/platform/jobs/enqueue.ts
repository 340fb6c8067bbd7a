import { CompiledQuery, sql } from 'kysely'
import PgBoss from 'pg-boss'
import type { z } from 'zod'
import type { Connection } from '#platform/db/database'
import type { JobPayload, OrderedJob } from './job.ts'

/** Where workers hear the names of the jobs that were ordered. */
export const ordersChannel = 'job_orders'

const noConnection: PgBoss.Db = {
  executeSql: () => Promise.reject(new Error('A job is ordered in the transaction of its caller.')),
}

/** Only knows how an order is written; it has no connection of its own and is never started. */
const clerk = new PgBoss({ db: noConnection })

const inTransaction = (db: Connection): PgBoss.Db => ({
  async executeSql(text, values) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
    return { rows }
  },
})

/**
 * Orders a job in the caller's transaction: what is rolled back is not done, and what is committed will be. Workers are
 * told by the commit itself. Such commits wait for each other, which orders are too rare to notice.
 */
export async function enqueue<Payload extends JobPayload>(
  db: Connection,
  job: OrderedJob<Payload>,
  payload: z.input<Payload>,
): Promise<void> {
  const order = await clerk.send(job.name, job.payload.parse(payload), { db: inTransaction(db) })
  // An order for a job that was never installed is dropped without a word; nobody would ever miss it.
  if (order === null) throw new Error(`The job ${job.name} is not installed in this database.`)
  await sql`select pg_notify(${ordersChannel}, ${job.name})`.execute(db)
}
