import { isDeepStrictEqual } from 'node:util'
import { subscriptionStatus } from '@catchpitch/contract/plans/plans'
import type { Stripe } from 'stripe'
import { tellOfBilling } from '#features/billing-news/billing-news.public'
import { billingDetailsOf, invoiceLanguage } from '#features/invoices/invoices.public'
import { lockCompany, periodOfPlan } from '#features/subscriptions/subscriptions.public'
import { newId } from '#platform/ids'
import { openPaymentOf, subscriptionColumns } from './from-stripe.ts'
import {
  cancelPlan,
  endPlanAt,
  insertCardPlan,
  listCardOrders,
  listFromStripe,
  listOtherPlans,
  listPrices,
  updateAccount,
  updateCardPlan,
} from './payments.queries.ts'
import { type StripeAccount, subscriptionOf } from './read-account.ts'
import { dateOf, idOf } from './stripe-answers.ts'
import { writeOrder } from './write-order.ts'
import type { KnownRow, PricedPlans, Writing } from './writing.ts'

const holding: ReadonlySet<number> = new Set([subscriptionStatus.active, subscriptionStatus.past_due])

const inOrder = <Made extends { created: number; id: string }>(made: readonly Made[]) =>
  made.toSorted((one, other) => one.created - other.created || one.id.localeCompare(other.id))

/** A company has one plan at a time: a trial, and what was paid for by hand, end where the plan by card begins. */
async function makeRoom({ db, now, group_id }: Writing, starts_at: Date): Promise<void> {
  for (const { id, starts_at: began } of await listOtherPlans(db, group_id, starts_at)) {
    if (began < starts_at) await endPlanAt(db, { group_id, id }, starts_at, now)
    else await cancelPlan(db, { group_id, id }, now)
  }
}

/** Of one row, what another one has too. */
const pick = (row: object, like: object) => Object.fromEntries(Object.entries(row).filter(([name]) => name in like))

type Written = ReturnType<typeof subscriptionColumns> & { plan_id: string }

/** What is charged next, and when; null for a plan that ends. */
function renewalOf(subscription: Stripe.Subscription, { cancel_at_end, ends_at }: Written) {
  const price = subscription.items.data[0]?.price
  if (cancel_at_end || !price || price.unit_amount === null) return null
  const period = price.recurring?.interval === 'year' ? ('year' as const) : ('month' as const)
  return { amount_minor: price.unit_amount, currency: price.currency.toUpperCase(), period, at: ends_at }
}

/** Tells who pays what has become of the plan since Stripe was last asked. */
async function tellOfChange(
  { db, now, announce, group_id, to }: Writing,
  subscription: Stripe.Subscription,
  before: KnownRow,
  after: Written,
): Promise<void> {
  const telling = { db, now, announce }
  const { id } = before
  const { plan_id, ends_at } = after
  if (!holding.has(before.status)) return
  if (!holding.has(after.status)) {
    await tellOfBilling(telling, { kind: 'plan.ended', group_id, to, cause: id, plan_id, is_trial: false })
    return
  }
  if (before.plan_id !== plan_id) {
    const cause = `${id}:${plan_id}:${after.anchor_at.toISOString()}`
    const renewal = renewalOf(subscription, after)
    const from_id = before.plan_id
    await tellOfBilling(telling, { kind: 'plan.changed', group_id, to, cause, plan_id, from_id, renewal })
  }
  if (!before.cancel_at_end && after.cancel_at_end) {
    const cause = `${id}:${ends_at.toISOString()}`
    await tellOfBilling(telling, { kind: 'plan.cancelled', group_id, to, cause, plan_id, ends_at })
  }
}

async function writeSubscription(
  writing: Writing,
  subscription: Stripe.Subscription,
  { plans, known }: { plans: PricedPlans; known: Map<string, KnownRow> },
): Promise<void> {
  const { db, now, group_id, installation } = writing
  const columns = subscriptionColumns(subscription, installation.grace_days)
  const plan = plans.get(columns.stripe_price_id)
  // A price that was never ours: somebody sold something else to this customer by hand.
  if (!plan) return
  const row = { ...columns, plan_id: plan.plan_id }
  const before = known.get(subscription.id)
  if (holding.has(row.status) && !(before && holding.has(before.status))) await makeRoom(writing, row.starts_at)
  if (before) {
    // Its first day is history; later ones are those of changed plans.
    const starts_at = before.starts_at < row.starts_at ? before.starts_at : row.starts_at
    // Periods that begin while nothing is paid give no days of grace of their own.
    const isStillOwed = before.status !== subscriptionStatus.active && row.status === subscriptionStatus.unpaid
    const grace_ends_at = isStillOwed && before.grace_ends_at ? before.grace_ends_at : row.grace_ends_at
    const after = { ...row, starts_at, grace_ends_at }
    // What is as it was keeps its version: somebody may have it open, and it was not changed today.
    if (isDeepStrictEqual(after, pick(before, after))) return
    await updateCardPlan(db, { group_id, id: before.id }, after, now)
    await tellOfChange(writing, subscription, before, row)
    known.set(subscription.id, { ...before, ...row })
    return
  }
  const id = newId(now)
  const names = { stripe_subscription_id: subscription.id, stripe_checkout_id: null }
  await insertCardPlan(db, { group_id, id }, { ...row, ...names }, now)
  known.set(subscription.id, { id, ...row, ...names })
}

/** An add-on is paid for once, and stays for the period in which it was bought. */
async function writeAddOn(
  writing: Writing,
  session: Stripe.Checkout.Session,
  paid_at: Date,
  known: Map<string, KnownRow>,
): Promise<void> {
  const { db, now, group_id } = writing
  const plan_id = session.metadata?.['plan_id']
  if (plan_id === undefined || known.has(session.id)) return
  const promised = new Date(session.metadata?.['ends_at'] ?? 0)
  // Paid so late that the period it was meant for is over: it is for the one in which it was paid.
  const period = promised > paid_at ? null : await periodOfPlan({ db, now: paid_at, language: 'en' }, group_id)
  const ends_at = period?.ends_at ?? promised
  const id = newId(now)
  const row = {
    plan_id,
    status: subscriptionStatus.active,
    starts_at: paid_at,
    ends_at: ends_at > paid_at ? ends_at : new Date(paid_at.getTime() + 1),
    anchor_at: null,
    cancel_at_end: true,
    grace_ends_at: null,
    stripe_price_id: null,
    stripe_subscription_id: null,
    stripe_checkout_id: session.id,
  }
  await insertCardPlan(db, { group_id, id }, row, now)
  known.set(session.id, { id, ...row })
}

/** Writes down what Stripe says of a company, and tells its owners what is new. Twice the same changes nothing. */
export async function writeAccount(
  context: Omit<Writing, 'group_id' | 'to'>,
  group_id: string,
  found: StripeAccount,
): Promise<void> {
  const { db, now } = context
  await lockCompany(db, group_id)
  const { email } = await billingDetailsOf(db, group_id)
  const writing = { ...context, group_id, to: email ? [email] : [] }
  const prices = await listPrices(db, await invoiceLanguage(db, group_id))
  const plans = new Map(prices.map((price) => [price.stripe_price_id, price]))
  const rows = await listFromStripe(db, group_id)
  const known = new Map(rows.map((row) => [row.stripe_subscription_id ?? row.stripe_checkout_id ?? row.id, row]))
  const invoices = inOrder(found.invoices)

  for (const subscription of inOrder(found.subscriptions))
    await writeSubscription(writing, subscription, { plans, known })
  const paidAt = new Map(
    invoices.map(({ id, status_transitions, created }) => [id, dateOf(status_transitions.paid_at ?? created)]),
  )
  const checkoutOfInvoice = new Map<string, string>()
  for (const session of inOrder(found.add_ons)) {
    const invoice_id = idOf(session.invoice)
    if (invoice_id !== null) checkoutOfInvoice.set(invoice_id, session.id)
    await writeAddOn(writing, session, paidAt.get(invoice_id ?? '') ?? dateOf(session.created), known)
  }

  const orders = new Map((await listCardOrders(db, group_id)).map((order) => [order.reference, order]))
  for (const invoice of invoices) {
    const name = subscriptionOf(invoice) ?? checkoutOfInvoice.get(invoice.id)
    const row = name === undefined ? undefined : known.get(name)
    await writeOrder(writing, { invoice, row, before: orders.get(invoice.id), plans, card: found.card })
  }
  await updateAccount(
    db,
    group_id,
    { card: found.card, open_payment: openPaymentOf(invoices, found.subscriptions) },
    now,
  )
}
