import { orderState } from '@catchpitch/contract/orders/orders'
import { planKind, subscriptionStatus } from '@catchpitch/contract/plans/plans'
import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection, Database } from '#platform/db/database'

const { active, past_due, trialing, cancelled, unpaid, paused } = subscriptionStatus

/** What has held a plan: one that ran out, or one that was stopped after it was paid for or given without an order. */
function listHeldPlans(db: Database) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .where('plans.kind', '!=', planKind.add_on)
    .where(({ or, and, eb, exists, not, selectFrom }) => {
      const orders = selectFrom('transactions')
        .whereRef('transactions.group_id', '=', 'subscriptions.group_id')
        .whereRef('transactions.subscription_id', '=', 'subscriptions.id')
        .select('transactions.id')
      const isPaid = exists(orders.where('transactions.status', '=', orderState.completed))
      const isGiven = and([eb('subscriptions.stripe_subscription_id', 'is', null), not(exists(orders))])
      return or([
        eb('subscriptions.status', 'in', [trialing, active, past_due]),
        and([eb('subscriptions.status', 'in', [cancelled, unpaid, paused]), or([isPaid, isGiven])]),
      ])
    })
    .select([
      'subscriptions.group_id',
      'subscriptions.id',
      'subscriptions.plan_id',
      'subscriptions.status',
      'subscriptions.starts_at',
      // What was stopped holds nothing, whatever its times say: it ended when that was written.
      sql<Date>`coalesce(subscriptions.lapses_at, least(subscriptions.ends_at, subscriptions.updated_at))`.as(
        'ended_at',
      ),
    ])
}

/** Of each company that holds no plan and has none coming: the one that ended last, if that was after `since`. */
export async function listEndedPlans(db: Database, since: Date, now: Date) {
  const everywhere = acrossGroups(db)
  const ended = await everywhere
    .selectFrom(listHeldPlans(everywhere).as('held'))
    .where('held.ended_at', '<=', now)
    .whereRef('held.ended_at', '>', 'held.starts_at')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions as other')
            .innerJoin('plans', 'plans.id', 'other.plan_id')
            .whereRef('other.group_id', '=', 'held.group_id')
            .where('plans.kind', '!=', planKind.add_on)
            .where('other.lapses_at', '>', now)
            .select('other.id'),
        ),
      ),
    )
    .where('held.ended_at', '>', since)
    .distinctOn('held.group_id')
    .orderBy('held.group_id')
    .orderBy('held.ended_at', 'desc')
    .orderBy('held.id', 'desc')
    .select(['held.group_id', 'held.id', 'held.plan_id', 'held.status'])
    .execute()
  return ended.map(({ status, ...plan }) => ({ ...plan, is_trial: status === trialing }))
}

/** The cards of companies whose plan is going to be charged to them again. */
export async function listCardsInUse(db: Database, now: Date) {
  return acrossGroups(db)
    .selectFrom('payment_accounts')
    .where('payment_accounts.card', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('subscriptions')
          .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
          .whereRef('subscriptions.group_id', '=', 'payment_accounts.group_id')
          .where('subscriptions.stripe_subscription_id', 'is not', null)
          .where('subscriptions.cancel_at_end', '=', false)
          .where('subscriptions.lapses_at', '>', now)
          .where('plans.kind', '!=', planKind.add_on)
          .select('subscriptions.id'),
      ),
    )
    .orderBy('payment_accounts.group_id')
    .select(['payment_accounts.group_id', 'payment_accounts.card'])
    .execute()
}

/** Removes what the provider told us before a time and was looked into. */
export async function deletePaymentEventsBefore(db: Connection, before: Date): Promise<void> {
  await db
    .deleteFrom('payment_events')
    .where('processed_at', 'is not', null)
    .where('received_at', '<', before)
    .execute()
}
