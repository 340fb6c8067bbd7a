import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { paymentMethods } from '../orders/orders.ts'
import { planKinds } from '../plans/plans.ts'
import { planUsage } from './plan-usage.ts'
import { subscriptionStates } from './subscription-state.ts'

const held = z.object({
  id,
  plan: z.object({ title: z.string(), kind: z.enum(planKinds) }),
  state: z.enum(subscriptionStates),
  trial: z.boolean(),
  /** Null: a trial, which nobody pays for. */
  method: z.enum(paymentMethods).nullable(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
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
  }),
})
