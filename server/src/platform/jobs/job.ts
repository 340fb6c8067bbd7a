import type { z } from 'zod'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/db/database'
import type { FileStorage } from '#platform/files/storage'
import type { Installation } from '#platform/installation'
import type { Announce } from '#platform/live/commit-then-announce'
import type { Payments } from '#platform/payments/payments'
import type { Spreadsheets } from '#platform/spreadsheets/spreadsheets'

/** What a job may use. It opens its transactions itself. */
export type JobContext = {
  db: Database
  clock: Clock
  storage: FileStorage
  spreadsheets: Spreadsheets
  installation: Installation
  /** Null where no card can be charged. */
  payments: Payments | null
  /** Tells open pages of what has been committed: see `commitThenAnnounce`. */
  announce: Announce
}

/**
 * A piece of work in the background. It may run twice and be killed in the middle, so it locks what it works on, looks
 * whether there is still something to do, does it, and commits; its test proves that with `expectRepeatable`.
 */
type Work = {
  /** `feature.verb`. It stands in the database: a job that is renamed leaves orders behind that nobody takes. */
  name: `${string}.${string}`
  /** How often it is tried again after a failure, each time after a longer wait. */
  retries: number
  /** After this time its worker is taken to be dead and another begins, so it must be longer than the slowest run. */
  expire_seconds: number
}

/** Ids and nothing else: a job acts on what is true when it runs, not on what was true when it was ordered. */
export type JobPayload = z.ZodObject<Record<string, z.ZodUUID>>

/** Runs when `enqueue` orders it. */
export type OrderedJob<Payload extends JobPayload = JobPayload> = Work & {
  payload: Payload
  run(context: JobContext, payload: z.output<Payload>): Promise<void>
}

/** Runs once a day by itself; after a night in which no worker was up, as soon as one is. */
export type DailyJob = Work & {
  /** `HH:MM` in Kuala Lumpur. */
  daily_at: `${number}:${number}`
  run(context: JobContext): Promise<void>
}

export type Job = OrderedJob | DailyJob

/** Ties the payload of `run` to its schema. */
export function defineJob<Payload extends JobPayload>(job: OrderedJob<Payload>): OrderedJob<Payload> {
  return job
}
