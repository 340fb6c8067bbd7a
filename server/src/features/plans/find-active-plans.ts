import type { Language } from '@catchpitch/contract/languages'
import { holdingStatuses, subscriptionStatus } from '@catchpitch/contract/plans/plans'
import type { Connection } from '#platform/db/database'
import { listActivePlans } from './plans.queries.ts'

/** The plan that a company has today. */
export type ActivePlan = {
  title: string
  kind: number
  status: (typeof holdingStatuses)[number]
  ends_at: string
  /** The last payment failed: until then it holds. */
  grace_ends_at: string | null
}

/** The plans of some companies, by company; one without an entry has none, or its time is over. */
export async function findActivePlans(
  db: Connection,
  group_ids: readonly string[],
  language: Language,
  now: Date,
): Promise<ReadonlyMap<string, ActivePlan>> {
  if (group_ids.length === 0) return new Map()
  const rows = await listActivePlans(db, group_ids, language, now)
  return new Map(
    rows.flatMap(({ group_id, title, kind, status, ends_at, lapses_at }) => {
      const name = holdingStatuses.find((holding) => subscriptionStatus[holding] === status)
      if (!name) return []
      const grace_ends_at = name === 'past_due' ? (lapses_at?.toISOString() ?? null) : null
      return [[group_id, { title, kind, status: name, ends_at: ends_at.toISOString(), grace_ends_at }] as const]
    }),
  )
}
