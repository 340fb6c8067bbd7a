import type { Language } from '@catchpitch/contract/languages'
import { holdingStatuses, planKind, subscriptionStatus } from '@catchpitch/contract/plans/plans'
import type { Connection } from '#platform/db/database'
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
    .where(
      'subscriptions.status',
      'in',
      holdingStatuses.map((status) => subscriptionStatus[status]),
    )
    .where('subscriptions.starts_at', '<=', now)
    .where('subscriptions.ends_at', '>', now)
    .where('plans.kind', '!=', planKind.add_on)
    .distinctOn('subscriptions.group_id')
    .orderBy('subscriptions.group_id')
    .orderBy('subscriptions.ends_at', 'desc')
    .orderBy('subscriptions.id', 'desc')
    .select((eb) => [
      'subscriptions.group_id',
      'subscriptions.status',
      'subscriptions.ends_at',
      'plans.kind',
      inLanguage(eb.ref('plans.title'), language).as('title'),
    ])
    .execute()
}
