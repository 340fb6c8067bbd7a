import { planKind } from '@catchpitch/contract/plans/plans'
import type { Connection } from '#platform/db/database'

/**
 * Whether a company has a plan at this moment; a mere add-on is none. Asked by the one gate of every call, and only
 * before a change, so reading costs nothing more.
 */
export async function holdsPlan(db: Connection, group_id: string, now: Date): Promise<boolean> {
  const held = await db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .where('subscriptions.group_id', '=', group_id)
    .where('subscriptions.starts_at', '<=', now)
    .where('subscriptions.lapses_at', '>', now)
    .where('plans.kind', '!=', planKind.add_on)
    .select('subscriptions.id')
    .limit(1)
    .executeTakeFirst()
  return held !== undefined
}
