import type { Language } from '@catchpitch/contract/languages'
import { orderState, paymentMethod } from '@catchpitch/contract/orders/orders'
import { planKind, subscriptionStatus } from '@catchpitch/contract/plans/plans'
import type { Insertable } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection, Database } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'
import type { Tables } from '#platform/db/tables'

/** A plan on offer, by the name that sign-up and payment know it by. */
export async function findOfferedPlan(db: Connection, sku: string, language: Language) {
  return db
    .selectFrom('plans')
    .where('sku', '=', sku)
    .where('archived_at', 'is', null)
    .select((eb) => [
      'id',
      'sku',
      'kind',
      'price_minor',
      'currency',
      'period',
      inLanguage(eb.ref('title'), language).as('title'),
    ])
    .executeTakeFirst()
}

export type OfferedPlan = NonNullable<Awaited<ReturnType<typeof findOfferedPlan>>>

/** Every price that Stripe was told of, with the plan that it is of. */
export async function listPrices(db: Connection, language: Language) {
  return db
    .selectFrom('plan_prices as price')
    .innerJoin('plans', 'plans.id', 'price.plan_id')
    .select((eb) => [
      'price.stripe_price_id',
      'price.plan_id',
      'plans.sku',
      'plans.kind',
      inLanguage(eb.ref('plans.title'), language).as('title'),
    ])
    .execute()
}

type Price = { plan_id: string; amount_minor: number; currency: string; period: number | null }

export async function findPrice(db: Connection, { plan_id, amount_minor, currency, period }: Price) {
  const price = await db
    .selectFrom('plan_prices')
    .where('plan_id', '=', plan_id)
    .where('amount_minor', '=', amount_minor)
    .where('currency', '=', currency)
    .where('period', 'is not distinct from', period)
    .orderBy('created_at', 'desc')
    .select('stripe_price_id')
    .executeTakeFirst()
  return price?.stripe_price_id
}

export async function insertPrice(db: Connection, price: Insertable<Tables['plan_prices']>): Promise<void> {
  await db
    .insertInto('plan_prices')
    .values(price)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Of a price that the provider's account does not know: the key belongs to another one now. */
export async function forgetPrice(db: Connection, stripe_price_id: string): Promise<void> {
  await db.deleteFrom('plan_prices').where('stripe_price_id', '=', stripe_price_id).execute()
}

export async function findAccount(db: Connection, group_id: string) {
  return db
    .selectFrom('payment_accounts')
    .where('group_id', '=', group_id)
    .select(['stripe_customer_id', 'card', 'version'])
    .executeTakeFirst()
}

/** Locked until the end of the transaction: whoever writes what the provider said does so alone. */
export async function lockAccount(db: Connection, group_id: string) {
  return db
    .selectFrom('payment_accounts')
    .where('group_id', '=', group_id)
    .select(['version'])
    .forUpdate()
    .executeTakeFirst()
}

export async function saveCustomer(db: Connection, group_id: string, stripe_customer_id: string, now: Date) {
  await db
    .insertInto('payment_accounts')
    .values({ group_id, stripe_customer_id, created_at: now })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet({ stripe_customer_id }))
    .execute()
}

type AccountFacts = { card: object | null; open_payment: object | null }

export async function updateAccount(
  db: Connection,
  group_id: string,
  { card, open_payment }: AccountFacts,
  now: Date,
): Promise<void> {
  await db
    .updateTable('payment_accounts')
    .set((eb) => ({
      card: card && JSON.stringify(card),
      open_payment: open_payment && JSON.stringify(open_payment),
      synced_at: now,
      version: eb('version', '+', 1),
    }))
    .where('group_id', '=', group_id)
    .execute()
}

export async function listAccounts(db: Database): Promise<string[]> {
  const rows = await acrossGroups(db).selectFrom('payment_accounts').orderBy('group_id').select('group_id').execute()
  return rows.map(({ group_id }) => group_id)
}

export async function findCompany(db: Connection, group_id: string) {
  return db
    .selectFrom('groups')
    .where('id', '=', group_id)
    .select(['name', 'country', 'registration_number'])
    .executeTakeFirstOrThrow()
}

/** What a company has by card: its plan, or one that it has bought and that begins later. */
export async function findCardPlan(db: Connection, group_id: string, now: Date, language: Language) {
  return db
    .selectFrom('subscriptions as held')
    .innerJoin('plans', 'plans.id', 'held.plan_id')
    .where('held.group_id', '=', group_id)
    .where('held.stripe_subscription_id', 'is not', null)
    .where('held.lapses_at', '>', now)
    .orderBy('held.ends_at', 'desc')
    .limit(1)
    .select((eb) => [
      'held.id',
      'held.status',
      'held.stripe_subscription_id',
      'held.ends_at',
      'plans.id as plan_id',
      'plans.sku',
      inLanguage(eb.ref('plans.title'), language).as('title'),
    ])
    .executeTakeFirst()
}

/** The plans by card that hold nothing any more, though Stripe goes on asking for their payment. */
export async function listOwedPlans(db: Connection, group_id: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .where('group_id', '=', group_id)
    .where('status', 'in', [subscriptionStatus.past_due, subscriptionStatus.unpaid])
    .where((eb) => eb.or([eb('lapses_at', 'is', null), eb('lapses_at', '<=', now)]))
    .select('stripe_subscription_id')
    .execute()
  return rows.flatMap(({ stripe_subscription_id }) => stripe_subscription_id ?? [])
}

/** What a company has from Stripe so far, by the names that Stripe gave it. */
export async function listFromStripe(db: Connection, group_id: string) {
  return db
    .selectFrom('subscriptions')
    .where('group_id', '=', group_id)
    .where((eb) => eb.or([eb('stripe_subscription_id', 'is not', null), eb('stripe_checkout_id', 'is not', null)]))
    .select([
      'id',
      'plan_id',
      'status',
      'starts_at',
      'ends_at',
      'anchor_at',
      'cancel_at_end',
      'grace_ends_at',
      'stripe_price_id',
      'stripe_subscription_id',
      'stripe_checkout_id',
    ])
    .execute()
}

/** What was bought by this subscription or checkout, else what was bought last, with its order that is paid. */
export async function findBought(db: Connection, group_id: string, name: string | null, language: Language) {
  let bought = db
    .selectFrom('subscriptions as held')
    .innerJoin('plans', 'plans.id', 'held.plan_id')
    .where('held.group_id', '=', group_id)
  bought =
    name === null
      ? bought.where('held.method', '=', paymentMethod.card)
      : bought.where((eb) =>
          eb.or([eb('held.stripe_subscription_id', '=', name), eb('held.stripe_checkout_id', '=', name)]),
        )
  return bought
    .orderBy('held.created_at', 'desc')
    .orderBy('held.id', 'desc')
    .limit(1)
    .select((eb) => [
      'held.status',
      'held.starts_at',
      'held.ends_at',
      'plans.sku',
      'plans.kind',
      inLanguage(eb.ref('plans.title'), language).as('title'),
      eb
        .selectFrom('transactions as bill')
        .whereRef('bill.group_id', '=', 'held.group_id')
        .whereRef('bill.subscription_id', '=', 'held.id')
        .where('bill.group_id', '=', group_id)
        .where('bill.status', '=', orderState.completed)
        .orderBy('bill.purchased_at', 'desc')
        .limit(1)
        .select('bill.id')
        .as('order_id'),
    ])
    .executeTakeFirst()
}

type Key = { group_id: string; id: string }

type Columns = {
  plan_id: string
  status: number
  starts_at: Date
  ends_at: Date
  anchor_at: Date | null
  cancel_at_end: boolean
  grace_ends_at: Date | null
  stripe_price_id: string | null
}

type Names = { stripe_subscription_id: string | null; stripe_checkout_id: string | null }

export async function insertCardPlan(db: Connection, { group_id, id }: Key, row: Columns & Names, now: Date) {
  await db
    .insertInto('subscriptions')
    .values({ group_id, id, ...row, method: paymentMethod.card, created_at: now, updated_at: now })
    .execute()
}

export async function updateCardPlan(db: Connection, { group_id, id }: Key, row: Columns, now: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set((eb) => ({ ...row, version: eb('version', '+', 1), updated_at: now }))
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .execute()
}

/** The plans beside a new one, add-ons and those by card left out: trials and what was paid for by hand. */
export async function listOtherPlans(db: Connection, group_id: string, from: Date) {
  return db
    .selectFrom('subscriptions as held')
    .innerJoin('plans', 'plans.id', 'held.plan_id')
    .where('held.group_id', '=', group_id)
    .where('held.stripe_subscription_id', 'is', null)
    .where('held.lapses_at', '>', from)
    .where('plans.kind', '!=', planKind.add_on)
    .select(['held.id', 'held.starts_at'])
    .execute()
}

export async function endPlanAt(db: Connection, { group_id, id }: Key, ends_at: Date, now: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set((eb) => ({ ends_at, version: eb('version', '+', 1), updated_at: now }))
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .execute()
}

export async function cancelPlan(db: Connection, { group_id, id }: Key, now: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set((eb) => ({ status: subscriptionStatus.cancelled, version: eb('version', '+', 1), updated_at: now }))
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .execute()
}

export async function listCardOrders(db: Connection, group_id: string) {
  return db
    .selectFrom('transactions')
    .where('group_id', '=', group_id)
    .where('method', '=', paymentMethod.card)
    .select(['id', 'reference', 'status'])
    .execute()
}

export type CardOrder = Insertable<Tables['transactions']>

export async function insertCardOrder(db: Connection, order: CardOrder): Promise<void> {
  await db.insertInto('transactions').values(order).execute()
}

export async function settleCardOrder(
  db: Connection,
  { group_id, id }: Key,
  change: { status: number; purchased_at: Date },
  now: Date,
): Promise<void> {
  await db
    .updateTable('transactions')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: now }))
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    // What was paid stays paid: it is corrected by a row of its own.
    .where('status', '!=', orderState.completed)
    .execute()
}

export async function findGroupOfCustomer(db: Database, stripe_customer_id: string): Promise<string | null> {
  const account = await acrossGroups(db)
    .selectFrom('payment_accounts')
    .where('stripe_customer_id', '=', stripe_customer_id)
    .select('group_id')
    .executeTakeFirst()
  return account?.group_id ?? null
}
