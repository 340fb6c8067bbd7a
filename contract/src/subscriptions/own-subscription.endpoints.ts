import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { paymentMethods } from '../orders/orders.ts'
import { planKinds, planPeriods } from '../plans/plans.ts'
import { planUsage } from './plan-usage.ts'
import { subscriptionStates } from './subscription-state.ts'

const held = z.object({
  id,
  plan: z.object({ sku: z.string(), title: z.string(), kind: z.enum(planKinds) }),
  state: z.enum(subscriptionStates),
  trial: z.boolean(),
  /** Null: a trial, which nobody pays for. */
  method: z.enum(paymentMethods).nullable(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Charged by card, again at the end of each period. */
  renews: z.boolean(),
  /** Charged by card, and ending with the period that is paid for. */
  cancelled_at_end: z.boolean(),
  /** The last payment failed: until then everything works. */
  grace_ends_at: z.iso.datetime().nullable(),
  /** Since when it holds nothing any more; null where it holds, never did, or was cancelled by staff. */
  ended_at: z.iso.datetime().nullable(),
  /** What this company pays for a period, without tax; null where it is not charged by card. */
  price: z.object({ minor: z.int(), currency: z.string(), period: z.enum(planPeriods).nullable() }).nullable(),
})

export const getSubscriptionStatus = endpoint({
  method: 'GET',
  path: '/subscriptions/status',
  access: company('billing.view'),
  summary: 'The plan that the company has, what of it is used, what comes after it and what waits to be paid.',
  reply: z.object({
    /** Null: none, or its time is over. */
    active: held.nullable(),
    /** What the plan and its add-ons allow together; null where there is no plan. */
    usage: planUsage.nullable(),
    add_ons: z.array(held),
    /** Paid for, and beginning later. */
    coming: z.array(held),
    /** Ordered, and holding nothing until it is paid. */
    unpaid: z.array(held),
    /** What the company had last, where it has none now. */
    last: held.nullable(),
    /** A payment by card that failed and waits. */
    open_payment: z
      .object({
        amount_minor: z.int(),
        currency: z.string(),
        failed_at: z.iso.datetime(),
        /** Where it can be paid with any card; null where the provider offers no page for it. */
        url: z.string().nullable(),
      })
      .nullable(),
  }),
})
