import { beforeAll, expect, it } from 'vitest'
import { makeSubscription } from '#content/make-subscription'
import type { Transaction } from '#platform/db/database'
import { useApp } from '#testing/app'
import { testInstallation } from '#testing/installation'
import { companyWithoutPlan, signedIn } from '#testing/make'
import { startPayments, testCards } from '#testing/payments'
import { testDay } from '#testing/test-day'
import { readStripeAccount, type StripeAccount } from './read-account.ts'
import { writeAccount } from './write-account.ts'

/*
 * Stripe tells of events in any order, and of each at least once. What stands here in the end must not depend on it.
 */

const paying = await startPayments()
const test = useApp({ stripe: paying.stripe })

const day_ms = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(testDay.getTime() + days * day_ms)

let group_id = ''
/** What Stripe knew after each of six events. */
const known: StripeAccount[] = []

/** Six things that happen to a company, one after the other; nobody tells us of any of them. */
async function liveThroughIt(): Promise<void> {
  const company = await companyWithoutPlan(test.db)
  group_id = company.id
  await makeSubscription(test.db, { now: testDay, group_id, starts_at: inDays(-3) })
  const call = async (name: Parameters<typeof test.call>[0], body: object) => {
    const token = await signedIn(test.db, company.owner.id, new Date(test.clock.now().getTime() + day_ms))
    return (await test.call(name, { token, query: { group_id }, body })).data
  }
  const { stripe } = paying.payments
  const customerId = async () =>
    (
      await test.db
        .selectFrom('payment_accounts')
        .where('group_id', '=', group_id)
        .select('stripe_customer_id')
        .executeTakeFirstOrThrow()
    ).stripe_customer_id
  const remember = async () => void known.push(await readStripeAccount(stripe, await customerId()))
  const find = async () => {
    const [subscription] = (await stripe.subscriptions.list({ customer: await customerId() })).data
    const [item] = subscription?.items.data ?? []
    if (!subscription || !item) throw new Error('Nothing was bought.')
    return { subscription, item }
  }

  await paying.pay(paying.addressIn(await call('createPaymentIntent', { plan: 'default' })), testCards.failsLater)
  await remember()
  paying.moveTo(test, inDays(31))
  await remember()
  const [open] = (await stripe.invoices.list({ customer: await customerId(), status: 'open' })).data
  await paying.pay(open?.hosted_invoice_url ?? '')
  await remember()
  // Nothing has told us of the plan, so the add-on is bought where Stripe keeps it.
  const addOn = await test.db.selectFrom('plans').where('sku', '=', 'add-on').select('id').executeTakeFirstOrThrow()
  const metadata = { group_id, plan_id: addOn.id, ends_at: inDays(61).toISOString() }
  const product = await stripe.products.create({ name: 'Add on' })
  const once = await stripe.prices.create({ product: product.id, unit_amount: 9900, currency: 'myr' })
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    customer: await customerId(),
    line_items: [{ price: once.id, quantity: 1 }],
    metadata,
    invoice_creation: { enabled: true, invoice_data: { metadata } },
    success_url: 'http://localhost/paid',
    cancel_url: 'http://localhost/left',
  })
  await paying.pay(session.url ?? '')
  await remember()
  const { subscription, item } = await find()
  const annual = await test.db.selectFrom('plans').where('sku', '=', 'annual').select('id').executeTakeFirstOrThrow()
  const price = await stripe.prices.create({
    product: product.id,
    unit_amount: 299_000,
    currency: 'myr',
    recurring: { interval: 'year' },
  })
  await test.db
    .insertInto('plan_prices')
    .values({
      stripe_price_id: price.id,
      plan_id: annual.id,
      amount_minor: 299_000,
      currency: 'MYR',
      period: 2,
      created_at: testDay,
    })
    .execute()
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, price: price.id }],
    proration_behavior: 'always_invoice',
  })
  await remember()
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  await remember()
}

beforeAll(async () => {
  paying.follow(test)
  paying.moveTo(test, testDay)
  await liveThroughIt()
})

/** All that was written for the company, without what is new each time: ids, and the moment of writing. */
async function stateIn(tx: Transaction) {
  const subscriptions = await tx
    .selectFrom('subscriptions')
    .where('group_id', '=', group_id)
    .orderBy('starts_at')
    .orderBy('method', (order) => order.asc().nullsFirst())
    .orderBy('ends_at')
    .select(['plan_id', 'status', 'method', 'starts_at', 'ends_at', 'anchor_at', 'cancel_at_end', 'lapses_at'])
    .execute()
  const orders = await tx
    .selectFrom('transactions')
    .leftJoin('invoices', (join) =>
      join
        .onRef('invoices.group_id', '=', 'transactions.group_id')
        .onRef('invoices.transaction_id', '=', 'transactions.id'),
    )
    .where('transactions.group_id', '=', group_id)
    .orderBy('transactions.reference')
    .select([
      'transactions.reference',
      'transactions.status',
      'transactions.amount_minor',
      'transactions.product_name',
      'transactions.starts_at',
      'transactions.ends_at',
      'transactions.purchased_at',
      'invoices.lines',
      'invoices.subtotal_minor',
    ])
    .execute()
  const account = await tx
    .selectFrom('payment_accounts')
    .where('group_id', '=', group_id)
    .select(['card', 'open_payment'])
    .executeTakeFirst()
  return { subscriptions, orders, account }
}

class RolledBack extends Error {}

/** What stands in the end if these are what Stripe answers, one after the other. Nothing of it stays. */
async function endOf(answers: readonly number[]): Promise<unknown> {
  let state: unknown
  const writing = test.db.transaction().execute(async (tx) => {
    for (const answer of answers) {
      const context = { db: tx, now: test.clock.now(), installation: testInstallation, announce: () => {} }
      const account = known[answer]
      if (account) await writeAccount(context, group_id, account)
    }
    state = await stateIn(tx)
    throw new RolledBack()
  })
  await expect(writing).rejects.toThrow(RolledBack)
  return state
}

function* arrangements(events: readonly number[]): Generator<readonly number[]> {
  if (events.length === 0) yield []
  for (const event of events) {
    for (const rest of arrangements(events.filter((other) => other !== event))) yield [event, ...rest]
  }
}

/**
 * Each event is followed by a look at what Stripe knows by then: everything up to the latest event that was told, for an
 * event cannot be told before it happened. Each is told twice, so each answer comes twice in a row; a third time would be
 * as the second.
 */
function answersIn(order: readonly number[]): number[] {
  const latest = order.map((_, told) => Math.max(...order.slice(0, told + 1)))
  return [...new Set(latest)].flatMap((answer) => [answer, answer])
}

it('ends in the same state in all 720 orders of six events, each told twice', async () => {
  expect(known.length).toBe(6)
  const expected = await endOf([5])
  expect(expected).toMatchObject({
    subscriptions: [{ status: 1 }, { status: 2, cancel_at_end: true }, { status: 2 }],
    account: { open_payment: null, card: { last4: '4242' } },
  })
  const all = [...arrangements([0, 1, 2, 3, 4, 5])]
  expect(all.length).toBe(720)
  // Orders in which Stripe gives the same answers one after the other are written in the same way: once is enough.
  const different = new Map(all.map(answersIn).map((answers) => [answers.join(), answers]))
  expect(different.size).toBe(32)
  for (const [order, answers] of different) expect(await endOf(answers), order).toEqual(expected)
})
