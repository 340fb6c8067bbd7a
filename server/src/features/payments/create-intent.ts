import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { createPaymentIntent as endpoint } from '@catchpitch/contract/payments/payments.endpoints'
import { planKind, subscriptionStatus } from '@catchpitch/contract/plans/plans'
import type { Stripe } from 'stripe'
import { paidPlanOf, periodOfPlan } from '#features/subscriptions/subscriptions.public'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import { findCardPlan, findOfferedPlan, listOwedPlans, type OfferedPlan } from './payments.queries.ts'
import { askStripe } from './stripe-answers.ts'
import { ensureCustomer, ensurePrice, ensureTaxRates, taxCountryOf } from './stripe-objects.ts'

type Payer = Context<(typeof endpoint)['access']>

const hour_ms = 60 * 60 * 1000

/** Stripe begins nothing ahead that is nearer than this. */
const nearest_start_ms = 48 * hour_ms + 5 * 60 * 1000

/** What is left lying about for longer may cost something else by then. */
const offered_for_ms = 2 * hour_ms

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000)

/**
 * A plan that was paid for by hand goes on to its end, and the new one begins there. Where that is nearer than Stripe
 * allows, the first payment comes a little later and the days until then are given.
 */
function aheadOf(ends_at: Date, now: Date) {
  const first_payment = new Date(Math.max(ends_at.getTime(), now.getTime() + nearest_start_ms))
  return { trial_end: seconds(first_payment), starts_at: ends_at.toISOString() }
}

async function subscriptionParams(context: Payer, plan: OfferedPlan, rates: string[], starts: 'now' | 'at_end') {
  const { db, now, group, language } = context
  const paid = starts === 'at_end' ? await paidPlanOf({ db, now, language }, group.id) : null
  const ahead = paid && aheadOf(paid.ends_at, now)
  return {
    mode: 'subscription' as const,
    subscription_data: {
      metadata: { group_id: group.id, plan_id: plan.id, ...(ahead && { starts_at: ahead.starts_at }) },
      default_tax_rates: rates,
      ...(ahead && { trial_end: ahead.trial_end }),
    },
  }
}

async function addOnParams(context: Payer, plan: OfferedPlan) {
  const { db, now, group, language } = context
  const period = (await periodOfPlan({ db, now, language }, group.id)) ?? refuse('subscription.none')
  const metadata = { group_id: group.id, plan_id: plan.id, ends_at: period.ends_at.toISOString() }
  return {
    mode: 'payment' as const,
    metadata,
    payment_intent_data: { metadata },
    // So that it is billed in one way with plans.
    invoice_creation: { enabled: true, invoice_data: { metadata } },
  }
}

/** Two pages of payment that lie open could both be paid, for two plans. */
async function closeOpenCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of open.data) await stripe.checkout.sessions.expire(id)
}

/** A company has one plan by card: another one begins only where nothing holds, and nothing is owed within the days of grace. */
async function refuseSecondPlan({ db, now, group, language }: Payer): Promise<void> {
  const held = await findCardPlan(db, group.id, now, language)
  if (held) refuse(held.status === subscriptionStatus.past_due ? 'payment.owed' : 'payment.held')
}

/** Whoever begins anew after the days of grace gives up what was not paid: paid later, it would be a second plan. */
async function endOwedPlans({ db, now, group }: Payer, stripe: Stripe): Promise<void> {
  for (const subscription of await listOwedPlans(db, group.id, now)) await stripe.subscriptions.cancel(subscription)
}

/** The page on which the company pays for a plan, made for this one payment. */
export async function createIntent(context: Payer, { plan: sku, starts }: BodyOf<typeof endpoint>): Promise<string> {
  const { db, now, language, origin, group, payments, installation } = context
  if (!payments) return refuse('payment.none')
  const { stripe } = payments
  const plan = (await findOfferedPlan(db, sku, language)) ?? refuseField('plan', 'field.choice')
  const amount = plan.price_minor ?? refuse('payment.custom')
  const isAddOn = plan.kind === planKind.add_on
  // A plan without a period, such as one that is agreed on, cannot be charged again and again.
  if (!isAddOn && plan.period === null) refuse('payment.custom')
  if (!isAddOn) await refuseSecondPlan(context)

  return askStripe(async () => {
    const asking = { db, now, language, installation, stripe }
    const customer = await ensureCustomer(asking, group.id)
    const price = await ensurePrice(asking, plan, amount)
    const rates = await ensureTaxRates(asking, await taxCountryOf(db, group.id))
    const kind = isAddOn ? await addOnParams(context, plan) : await subscriptionParams(context, plan, rates, starts)
    await closeOpenCheckouts(stripe, customer)
    if (!isAddOn) await endOwedPlans(context, stripe)
    const session = await stripe.checkout.sessions.create({
      ...kind,
      customer,
      client_reference_id: group.id,
      line_items: [{ price, quantity: 1, ...(isAddOn && rates.length > 0 && { tax_rates: rates }) }],
      allowed_payment_method_types: ['card'],
      locale: language,
      expires_at: seconds(new Date(now.getTime() + offered_for_ms)),
      success_url: `${origin}/payment/activate?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${origin}/payment?plan=${encodeURIComponent(sku)}&cancelled=1`,
    })
    return session.url ?? refuse('payment.provider')
  })
}
