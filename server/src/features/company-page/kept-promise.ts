import { limits } from '@catchpitch/contract/limits'
import type { Connection } from '#platform/db/database'
import { countKept } from './company-page.queries.ts'

const day_ms = 24 * 60 * 60 * 1000

/** How often the company was in time with its answer; null without a promise today, or of too few people to tell. */
export async function keptPromise(db: Connection, group_id: string, days: number | null, now: Date) {
  if (days === null) return null
  const { days: window, people: fewest } = limits.company_page.kept
  const since = new Date(now.getTime() - window * day_ms)
  const counted = await countKept(db, group_id, { since, now })
  return counted.people < fewest ? null : counted
}
