import type { Language } from '@catchpitch/contract/languages'
import type { PlanLimits } from '@catchpitch/contract/plans/plans'
import type { Connection } from '#platform/db/database'
import { refuse } from '#platform/refusal'
import { readOwnUsage } from './holdings.ts'
import { lockCompany } from './usage.queries.ts'

type Asking = { db: Connection; now: Date; language: Language }

/**
 * Refuses what the company's plan has no room for. The company is locked until the end of the transaction, or two calls
 * at once would both take the last place. Without a plan nothing is limited here: then nothing can be added anyway.
 */
export async function requireRoom(asking: Asking, group_id: string, what: keyof PlanLimits, wanted: number) {
  await lockCompany(asking.db, group_id)
  const usage = await readOwnUsage(asking, group_id)
  if (usage === null) return
  const { used, allowed } = usage[what]
  if (allowed === null || used + wanted <= allowed) return
  refuse(`plan.${what}`, { allowed, used, left: Math.max(0, allowed - used) })
}
