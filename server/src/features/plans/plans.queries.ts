import type { Language } from '@catchpitch/contract/languages'
import { planKind, subscriptionStatus } from '@catchpitch/contract/plans/plans'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection, Database } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'
import { newId } from '#platform/ids'

/** The plan that a trial is of; null while staff do not offer it. */
export async function findTrialPlan(db: Connection): Promise<string | null> {
  const plan = await db
    .selectFrom('plans')
    .where('kind', '=', planKind.default)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .select('id')
    .executeTakeFirst()
  return plan?.id ?? null
}

/** What can be subscribed to today, in the order that staff gave it. */
export async function listOfferedPlans(db: Connection, language: Language) {
  return db
    .selectFrom('plans')
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .select((eb) => [
      'sku',
      'kind',
      'price_minor',
      'currency',
      'period',
      'limits',
      inLanguage(eb.ref('title'), language).as('title'),
      inLanguage(eb.ref('description'), language).as('description'),
    ])
    .execute()
}

/**
 * Notes that a registration number has its trial now, and tells whether it had none before. Of two calls at the same
 * moment the second waits here until the first is committed, and then gets false.
 */
export async function claimTrial(db: Connection, registration_key: string, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('trials')
    .values({ registration_key, started_at: now })
    .onConflict((conflict) => conflict.column('registration_key').doNothing())
    .returning('registration_key')
    .executeTakeFirst()
  return claimed !== undefined
}

type NewTrial = { group_id: string; plan_id: string; ends_at: Date }

export async function insertTrial(db: Connection, trial: NewTrial, now: Date): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({
      ...trial,
      id: newId(now),
      status: subscriptionStatus.trialing,
      starts_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** The plan that each of some companies has today: the one that lasts longest, never a mere add-on to it. */
export async function listActivePlans(db: Connection, group_ids: readonly string[], language: Language, now: Date) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .where('subscriptions.group_id', 'in', group_ids)
    .where('subscriptions.starts_at', '<=', now)
    .where('subscriptions.lapses_at', '>', now)
    .where('plans.kind', '!=', planKind.add_on)
    .distinctOn('subscriptions.group_id')
    .orderBy('subscriptions.group_id')
    .orderBy('subscriptions.ends_at', 'desc')
    .orderBy('subscriptions.id', 'desc')
    .select((eb) => [
      'subscriptions.group_id',
      'subscriptions.status',
      'subscriptions.ends_at',
      'subscriptions.lapses_at',
      'plans.kind',
      inLanguage(eb.ref('plans.title'), language).as('title'),
    ])
    .execute()
}

/**
 * The plans that companies will be without before `until`: no other of theirs goes on after it, and nobody pays for the
 * next stretch by itself.
 */
export async function listEndingPlans(db: Database, now: Date, until: Date) {
  return acrossGroups(db)
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .where('subscriptions.status', 'in', [subscriptionStatus.trialing, subscriptionStatus.active])
    .where('subscriptions.starts_at', '<=', now)
    .where('subscriptions.ends_at', '>', now)
    .where('subscriptions.ends_at', '<=', until)
    .where('plans.kind', '!=', planKind.add_on)
    .where(({ or, eb }) =>
      or([eb('subscriptions.stripe_subscription_id', 'is', null), eb('subscriptions.cancel_at_end', '=', true)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions as other')
            .innerJoin('plans as other_plan', 'other_plan.id', 'other.plan_id')
            .whereRef('other.group_id', '=', 'subscriptions.group_id')
            .where('other_plan.kind', '!=', planKind.add_on)
            .whereRef('other.lapses_at', '>', 'subscriptions.ends_at')
            .select('other.id'),
        ),
      ),
    )
    .orderBy('subscriptions.ends_at')
    .select([
      'subscriptions.group_id',
      'subscriptions.id',
      'subscriptions.plan_id',
      'subscriptions.status',
      'subscriptions.ends_at',
    ])
    .execute()
}

/** How many companies hold a plan today, counted no further than to `most`. */
export async function countPlanHolders(db: Connection, now: Date, most: number): Promise<number> {
  const holders = acrossGroups(db)
    .selectFrom('subscriptions')
    .where('starts_at', '<=', now)
    .where('lapses_at', '>', now)
    .distinct()
    .select('group_id')
    .limit(most)
  const { holders: counted } = await acrossGroups(db)
    .selectFrom(holders.as('holders'))
    .select((eb) => eb.fn.countAll<number>().as('holders'))
    .executeTakeFirstOrThrow()
  return counted
}
