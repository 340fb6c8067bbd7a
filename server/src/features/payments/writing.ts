import type { Transaction } from '#platform/db/database'
import type { Installation } from '#platform/installation'
import type { Announce } from '#platform/live/commit-then-announce'
import type { listFromStripe, listPrices } from './payments.queries.ts'

/** What writing down what Stripe says of one company needs. */
export type Writing = {
  db: Transaction
  now: Date
  installation: Installation
  announce: Announce
  group_id: string
  /** Who is told of payments besides the owners. */
  to: readonly string[]
}

export type PricedPlans = ReadonlyMap<string, Awaited<ReturnType<typeof listPrices>>[number]>
export type KnownRow = Awaited<ReturnType<typeof listFromStripe>>[number]
