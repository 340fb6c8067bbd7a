import type { BodyOf } from '@catchpitch/contract/endpoint'
import type {
  changePlan as changeEndpoint,
  previewPlanChange as previewEndpoint,
} from '@catchpitch/contract/payments/payments.endpoints'
import { planKind, planPeriod, planPeriods, subscriptionStatus } from '@catchpitch/contract/plans/plans'
import { wordOf } from '@catchpitch/contract/word-of'
import type { Stripe } from 'stripe'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import { linesOf, taxOfInvoice } from './from-stripe.ts'
import { findAccount, findCardPlan, findOfferedPlan, listPrices } from './payments.queries.ts'
import { askStripe, dateOf } from './stripe-answers.ts'
import { ensurePrice } from './stripe-objects.ts'
import { syncNow } from './sync-company.ts'

type Payer = Context<(typeof previewEndpoint)['access']>

const hour_s = 60 * 60

/** What is to be changed into what; refuses what cannot be. */
async function findChange({ db, now, language, installation, group, payments }: Payer, sku: string) {
  const { stripe } = payments ?? refuse('payment.none')
  const held = (await findCardPlan(db, group.id, now, language)) ?? refuse('subscription.none')
  if (held.status === subscriptionStatus.past_due) refuse('payment.owed')
  const plan = (await findOfferedPlan(db, sku, language)) ?? refuseField('plan', 'field.choice')
  if (plan.kind === planKind.add_on || plan.id === held.plan_id) refuseField('plan', 'field.choice')
  const amount = plan.price_minor ?? refuse('payment.custom')
  if (plan.period === null) refuse('payment.custom')
  const account = (await findAccount(db, group.id)) ?? refuse('subscription.none')
  const price = await ensurePrice({ db, now, language, installation, stripe }, plan, amount)
  const subscription = await stripe.subscriptions.retrieve(held.stripe_subscription_id ?? '', {
    expand: ['default_payment_method'],
  })
  const [item] = subscription.items.data
  if (!item) return refuse('payment.provider')
  return { stripe, held, plan, amount, account, subscription, items: [{ id: item.id, price }] }
}

type Change = Awaited<ReturnType<typeof findChange>>

/** The bill that Stripe would write for the change, at a moment. */
const billOf = ({ stripe, account, subscription, items }: Change, proration_date: number) =>
  stripe.invoices.createPreview({
    customer: account.stripe_customer_id,
    subscription: subscription.id,
    subscription_details: { items, proration_behavior: 'always_invoice', proration_date },
  })

/** What is charged today: what is left of earlier credit has been taken off. Below zero it is credit for the next bills. */
const chargeOf = ({ total, amount_due }: Stripe.Invoice): number => (total < 0 ? total : amount_due)

function cardOf(method: Stripe.Subscription['default_payment_method']) {
  if (!method || typeof method === 'string' || !method.card) return null
  const { brand, last4, exp_month, exp_year } = method.card
  return { brand, last4, exp_month, exp_year }
}

/** What a change of plans costs now, line by line, as the bill will say it. */
export async function previewPlanChange(context: Payer, { plan: sku }: BodyOf<typeof previewEndpoint>) {
  return askStripe(async () => {
    const change = await findChange(context, sku)
    const { held, plan, amount, subscription } = change
    const as_of = Math.floor(context.now.getTime() / 1000)
    const bill = await billOf(change, as_of)
    const prices = await listPrices(context.db, context.language)
    const titles = new Map(prices.map((price) => [price.stripe_price_id, price.title]))
    const lines = linesOf(bill.lines.data, (price_id) => {
      const title = titles.get(price_id)
      return title === undefined ? undefined : { title, is_add_on: false }
    })
    const renews = lines.findLast(({ amount_minor }) => amount_minor > 0)?.ends_at
    return {
      from: { sku: held.sku, title: held.title },
      to: {
        sku: plan.sku,
        title: plan.title,
        period: plan.period === null ? null : wordOf(planPeriods, planPeriod, plan.period),
      },
      lines: lines.map(({ kind, title, starts_at, ends_at, amount_minor }) => ({
        kind: kind === 'unused' ? ('unused' as const) : ('plan' as const),
        title,
        starts_at: starts_at ?? context.now.toISOString(),
        ends_at: ends_at ?? context.now.toISOString(),
        amount_minor,
      })),
      tax_minor: taxOfInvoice(bill),
      total_minor: chargeOf(bill),
      currency: plan.currency,
      card: cardOf(subscription.default_payment_method),
      renews_at: renews ?? held.ends_at.toISOString(),
      renewal_minor: amount,
      as_of,
    }
  })
}

/** Changes the plan for exactly what was shown; what cannot be paid changes nothing. */
export async function changePlan(context: Payer, body: BodyOf<typeof changeEndpoint>) {
  const { db, now, language, group } = context
  const age_s = Math.floor(now.getTime() / 1000) - body.as_of
  if (age_s < 0 || age_s > hour_s) refuse('payment.changed')
  const changed = await askStripe(async () => {
    const change = await findChange(context, body.plan)
    const { stripe, subscription, items, plan } = change
    if (chargeOf(await billOf(change, body.as_of)) !== body.total_minor) refuse('payment.changed')
    const after = await stripe.subscriptions.update(subscription.id, {
      items,
      proration_behavior: 'always_invoice',
      proration_date: body.as_of,
      payment_behavior: 'error_if_incomplete',
      metadata: { group_id: group.id, plan_id: plan.id, starts_at: '' },
    })
    const [item] = after.items.data
    return { plan, ends_at: dateOf(item?.current_period_end ?? body.as_of) }
  })
  await syncNow(context)
  const { sku, title } = (await findOfferedPlan(db, body.plan, language)) ?? changed.plan
  return { plan: { sku, title }, ends_at: changed.ends_at.toISOString() }
}
