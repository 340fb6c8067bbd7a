import type { QueryOf } from '@catchpitch/contract/endpoint'
import { platformGroupId } from '@catchpitch/contract/ids'
import type { Language } from '@catchpitch/contract/languages'
import type { OptionList } from '@catchpitch/contract/options/option-lists'
import { orderState, paymentMethod } from '@catchpitch/contract/orders/orders'
import { planKind, subscriptionStatus } from '@catchpitch/contract/plans/plans'
import type { listSubscriptions as endpoint } from '@catchpitch/contract/subscriptions/subscriptions.endpoints'
import { type Insertable, sql, type Updateable } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'
import type { Tables } from '#platform/db/tables'

type Key = { group_id: string; id: string }

/** Subscriptions with the names that belong to them. */
const selectSubscriptions = (db: Connection, language: Language) =>
  db
    .selectFrom('subscriptions as held')
    .innerJoin('groups', 'groups.id', 'held.group_id')
    .innerJoin('plans', 'plans.id', 'held.plan_id')
    .leftJoin('plan_prices as price', 'price.stripe_price_id', 'held.stripe_price_id')
    .select((eb) => [
      'held.id',
      'held.group_id',
      'groups.name as group_name',
      'held.plan_id',
      'plans.sku',
      'plans.kind',
      'plans.period',
      'plans.limits',
      inLanguage(eb.ref('plans.title'), language).as('plan_title'),
      'held.status',
      'held.method',
      'held.starts_at',
      'held.ends_at',
      'held.lapses_at',
      'held.grace_ends_at',
      'held.anchor_at',
      'held.cancel_at_end',
      'held.created_at',
      'held.version',
      'price.amount_minor as price_minor',
      'price.currency as price_currency',
      'price.period as price_period',
      sql<boolean>`held.stripe_subscription_id is not null`.as('by_card'),
    ])

export async function listSubscriptions(db: Connection, query: QueryOf<typeof endpoint>, language: Language) {
  const { group, plan, status, method } = query.filter
  const everywhere = acrossGroups(db)
  let ids = everywhere.selectFrom('subscriptions').select(['group_id', 'id'])
  if (query.keyword) {
    ids = ids.where('group_id', 'in', (eb) =>
      eb
        .selectFrom('groups')
        .where((company) => matchesKeyword(company.ref('groups.search'), query.keyword))
        .select('groups.id'),
    )
  }
  if (group) ids = ids.where('group_id', 'in', group)
  if (plan) ids = ids.where('plan_id', 'in', plan)
  if (status) {
    ids = ids.where(
      'status',
      'in',
      status.map((word) => subscriptionStatus[word]),
    )
  }
  if (method) {
    ids = ids.where(
      'method',
      'in',
      method.map((word) => paymentMethod[word]),
    )
  }
  return readListPage(everywhere, {
    ids,
    by: query.order.column,
    descending: query.order.descending,
    page: query.page,
    rows: (_, keys) =>
      selectSubscriptions(db, language)
        .where((eb) =>
          eb(
            eb.refTuple('held.group_id', 'held.id'),
            'in',
            keys.map((key) => eb.tuple(key.group_id, key.id)),
          ),
        )
        .execute(),
  })
}

export async function listOfGroup(db: Connection, group_id: string, language: Language) {
  return selectSubscriptions(db, language)
    .where('held.group_id', '=', group_id)
    .orderBy('held.created_at', 'desc')
    .orderBy('held.id', 'desc')
    .limit(50)
    .execute()
}

export async function findSubscription(db: Connection, id: string, language: Language) {
  return selectSubscriptions(acrossGroups(db), language).where('held.id', '=', id).executeTakeFirst()
}

/** Locks the company, so that of two plans given at the same moment the second sees the first; undefined if there is none. */
export async function lockCompany(db: Connection, id: string) {
  return db
    .selectFrom('groups')
    .where('id', '=', id)
    .where('id', '!=', platformGroupId)
    .select(['id', 'name'])
    .forUpdate()
    .executeTakeFirst()
}

export async function hasCompany(db: Connection, id: string): Promise<boolean> {
  const found = await db.selectFrom('groups').where('id', '=', id).select('id').executeTakeFirst()
  return found !== undefined && id !== platformGroupId
}

export async function isTransactionType(db: Connection, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('options')
    .where('id', '=', id)
    .where('list', '=', 'transaction_type' satisfies OptionList)
    .where('archived_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

export async function findPlan(db: Connection, id: string) {
  return db
    .selectFrom('plans')
    .where('id', '=', id)
    .select((eb) => ['id', 'kind', 'period', 'currency', 'archived_at', inLanguage(eb.ref('title'), 'en').as('title')])
    .executeTakeFirst()
}

type Stretch = { group_id: string; starts_at: Date; ends_at: Date; except: string | null }

/** The plans, add-ons left out, that a company has paid for or tries out within a stretch of time; the earliest first. */
export async function listPlansWithin(
  db: Connection,
  { group_id, starts_at, ends_at, except }: Stretch,
  language: Language,
) {
  let held = db
    .selectFrom('subscriptions as held')
    .innerJoin('plans', 'plans.id', 'held.plan_id')
    .where('held.group_id', '=', group_id)
    .where('plans.kind', '!=', planKind.add_on)
    .where('held.starts_at', '<', ends_at)
    .where('held.lapses_at', '>', starts_at)
  if (except) held = held.where('held.id', '!=', except)
  return held
    .orderBy('held.starts_at')
    .select((eb) => [
      'held.id',
      'held.status',
      'held.starts_at',
      'held.ends_at',
      sql<boolean>`held.stripe_subscription_id is not null`.as('by_card'),
      inLanguage(eb.ref('plans.title'), language).as('title'),
    ])
    .execute()
}

/** The payment by card that a company still owes; undefined where it owes none. */
export async function findOpenPayment(db: Connection, group_id: string): Promise<unknown> {
  const account = await db
    .selectFrom('payment_accounts')
    .where('group_id', '=', group_id)
    .select('open_payment')
    .executeTakeFirst()
  return account?.open_payment
}

export async function insertSubscription(db: Connection, row: Insertable<Tables['subscriptions']>): Promise<void> {
  await db.insertInto('subscriptions').values(row).execute()
}

/** Raises the version with every change. */
export async function updateSubscription(
  db: Connection,
  { group_id, id }: Key,
  change: Pick<Updateable<Tables['subscriptions']>, 'plan_id' | 'status' | 'starts_at' | 'ends_at'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: now }))
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .execute()
}

/** Of orders that are told twice, by the number that people quote, the second is none. */
export async function insertTransaction(db: Connection, row: Insertable<Tables['transactions']>): Promise<boolean> {
  const stored = await db
    .insertInto('transactions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['group_id', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

export async function isReferenceTaken(db: Connection, group_id: string, reference: string, except: string) {
  const found = await db
    .selectFrom('transactions')
    .where('group_id', '=', group_id)
    .where('reference', '=', reference)
    .where((eb) => eb.or([eb('subscription_id', 'is', null), eb('subscription_id', '!=', except)]))
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** What becomes of the orders of a subscription that nobody has paid yet; gives their ids. */
export async function settlePending(
  db: Connection,
  { group_id, id }: Key,
  change: { status: (typeof orderState)['completed' | 'declined']; reference?: string; purchased_at?: Date },
  now: Date,
): Promise<string[]> {
  const settled = await db
    .updateTable('transactions')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: now }))
    .where('group_id', '=', group_id)
    .where('subscription_id', '=', id)
    .where('status', '=', orderState.pending)
    .returning('id')
    .execute()
  return settled.map(({ id: order }) => order)
}

export async function listGivenPlans(db: Connection, language: Language) {
  return db
    .selectFrom('plans')
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .select((eb) => [
      'id',
      'kind',
      'period',
      'currency',
      'price_minor',
      inLanguage(eb.ref('title'), language).as('title'),
    ])
    .execute()
}
