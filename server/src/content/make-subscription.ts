import { limits } from '@catchpitch/contract/limits'
import { type SubscriptionStatus, subscriptionStatus } from '@catchpitch/contract/plans/plans'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'

type SubscriptionWishes = {
  now: Date
  group_id: string
  sku?: string
  status?: SubscriptionStatus
  starts_at?: Date
  ends_at?: Date
}

const trial_ms = limits.trial_days * 24 * 60 * 60 * 1000

/** A company's subscription, a trial of the Default plan unless it is wished otherwise. Needs the catalogue. */
export async function makeSubscription(db: Connection, wishes: SubscriptionWishes) {
  const { now, group_id, sku = 'default', status = 'trialing', starts_at = now } = wishes
  const plan = await db.selectFrom('plans').where('sku', '=', sku).select('id').executeTakeFirstOrThrow()
  const id = newId(now)
  const ends_at = wishes.ends_at ?? new Date(starts_at.getTime() + trial_ms)
  await db
    .insertInto('subscriptions')
    .values({
      group_id,
      id,
      plan_id: plan.id,
      status: subscriptionStatus[status],
      starts_at,
      ends_at,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { id, ends_at }
}
