import { z } from 'zod'
import { company, signedBy } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { planKinds, planPeriods } from '../plans/plans.ts'
import { card } from './card.ts'
import { paymentStates, planStarts } from './payment-states.ts'

const sku = text({ max: limits.plan.sku.max })

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/subscriptions/create-intent',
  access: company('billing.pay'),
  summary: 'Begin to pay for a plan or an add-on by card: gives the address of the page where the card is entered.',
  // A company without a plan must be able to buy one.
  needs_plan: false,
  // The provider is called, which no transaction should wait for.
  transaction: 'own',
  refusals: ['payment.none', 'payment.provider', 'payment.custom', 'payment.held', 'payment.owed', 'subscription.none'],
  body: z.object({ plan: sku, starts: z.enum(planStarts).default('now') }),
  reply: z.object({ url: z.string() }),
})

/** What a change of plans costs, as it is shown before it is confirmed and as it stands on the invoice. */
const planChange = z.object({
  from: z.object({ sku: z.string(), title: z.string() }),
  to: z.object({ sku: z.string(), title: z.string(), period: z.enum(planPeriods).nullable() }),
  lines: z.array(
    z.object({
      kind: z.enum(['plan', 'unused']),
      title: z.string(),
      starts_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
      amount_minor: z.int(),
    }),
  ),
  tax_minor: z.int(),
  /** Charged at once. Below zero: it is taken off the next payments. */
  total_minor: z.int(),
  currency: z.string(),
  card: card.nullable(),
  /** The next payment after this one, without tax. */
  renews_at: z.iso.datetime(),
  renewal_minor: z.int(),
  /** To be given back when it is confirmed, so that exactly this is charged. */
  as_of: z.int(),
})

export const previewPlanChange = endpoint({
  method: 'POST',
  path: '/subscriptions/preview-change',
  access: company('billing.pay'),
  summary: 'What it costs today to change a plan that is paid by card.',
  needs_plan: false,
  transaction: 'own',
  refusals: ['payment.none', 'payment.provider', 'payment.custom', 'payment.owed', 'subscription.none'],
  body: z.object({ plan: sku }),
  reply: planChange,
})

export const changePlan = endpoint({
  method: 'POST',
  path: '/subscriptions/change',
  access: company('billing.pay'),
  summary: 'Change a plan that is paid by card, for the amount that was shown.',
  needs_plan: false,
  transaction: 'own',
  refusals: [
    'payment.none',
    'payment.provider',
    'payment.custom',
    'payment.declined',
    'payment.changed',
    'payment.owed',
    'subscription.none',
  ],
  body: z.object({ plan: sku, as_of: z.int(), total_minor: z.int() }),
  reply: z.object({ plan: z.object({ sku: z.string(), title: z.string() }), ends_at: z.iso.datetime() }),
})

export const getPaymentAccount = endpoint({
  method: 'GET',
  path: '/stripe-account-details',
  access: company('billing.view'),
  summary: 'Whether plans can be paid by card here, and which card the plan of the company is charged to.',
  reply: z.object({
    /** Null: nobody charges cards here. */
    provider: z.enum(['stripe']).nullable(),
    /** Nothing is really charged. */
    is_test: z.boolean(),
    card: card.nullable(),
    /** Whether the provider knows the company, and so has a page where card and cancellation are seen to. */
    has_portal: z.boolean(),
  }),
})

export const openCustomerPortal = endpoint({
  method: 'POST',
  path: '/user-customer-portal',
  access: company('billing.pay'),
  summary: "The address of the provider's page where the company changes its card or cancels.",
  needs_plan: false,
  transaction: 'own',
  refusals: ['payment.none', 'payment.provider', 'payment.unknown'],
  reply: z.object({ url: z.string() }),
})

export const activatePlan = endpoint({
  method: 'POST',
  path: '/subscriptions/activate',
  access: company('billing.pay'),
  summary:
    'Asks the provider what became of a payment, and begins what was paid for: does not wait until the provider tells by itself.',
  needs_plan: false,
  transaction: 'own',
  refusals: ['payment.none', 'payment.provider'],
  /** Without: the last thing that the company has bought. */
  body: z.object({ session_id: text({ max: 255 }).nullable().default(null) }),
  reply: z.object({
    state: z.enum(paymentStates),
    plan: z.object({ sku: z.string(), title: z.string(), kind: z.enum(planKinds) }).nullable(),
    starts_at: z.iso.datetime().nullable(),
    ends_at: z.iso.datetime().nullable(),
    invoice: z.object({ id, number: z.string() }).nullable(),
  }),
})

export const receiveStripeEvent = endpoint({
  method: 'POST',
  path: '/stripe/webhook',
  access: signedBy('stripe'),
  summary: 'Stripe tells that something has happened. It is noted once, and looked into afterwards.',
  refusals: ['input.invalid', 'input.tooLarge'],
  body: z.string(),
  reply: z.object({ received: z.boolean() }),
})
