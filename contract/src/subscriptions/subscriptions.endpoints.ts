import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { paymentMethods } from '../orders/orders.ts'
import { planKinds, planPeriods, subscriptionStatuses } from '../plans/plans.ts'
import { activationForm, changedSubscriptionForm, newSubscriptionForm } from './subscription-form.ts'
import { subscriptionStates } from './subscription-state.ts'

const subscription = z.object({
  id,
  group: z.object({ id, name: z.string() }),
  plan: z.object({ id, title: z.string(), kind: z.enum(planKinds) }),
  status: z.enum(subscriptionStatuses),
  /** What it comes to today, from status and times together. */
  state: z.enum(subscriptionStates),
  /** Null: a trial, which nobody pays for. */
  method: z.enum(paymentMethods).nullable(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  version: z.int(),
  can: z.object({ edit: z.boolean(), activate: z.boolean() }),
})

export const listSubscriptionProducts = endpoint({
  method: 'GET',
  path: '/admin/subscriptions/products',
  access: staff('payment.record'),
  summary: 'The plans that can be given to a company by hand.',
  reply: z.array(
    z.object({
      id,
      title: z.string(),
      kind: z.enum(planKinds),
      period: z.enum(planPeriods).nullable(),
      currency: z.string(),
      /** Null for whoever may not see prices. `minor` null: agreed with each company. */
      price: z.object({ minor: z.int().nullable() }).nullable(),
    }),
  ),
})

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/admin/subscriptions/list',
  access: staff('payment.record'),
  summary: 'The plans that companies have, had or will have. A keyword looks in the name of the company.',
  list: listQuery({
    order: ['created_at', 'ends_at'],
    filter: { group: id, plan: id, status: z.enum(subscriptionStatuses), method: z.enum(paymentMethods) },
  }),
  reply: z.array(subscription),
})

export const listSubscriptionsOfGroup = endpoint({
  method: 'GET',
  path: '/admin/subscriptions/by-group',
  access: staff('payment.record'),
  summary: 'What one company has today, and its last fifty plans.',
  refusals: ['record.missing'],
  query: z.object({ group_id: id }),
  reply: z.object({ active: subscription.nullable(), subscriptions: z.array(subscription) }),
})

export const getSubscription = endpoint({
  method: 'GET',
  path: '/admin/subscriptions/{id}',
  access: staff('payment.record'),
  summary: 'One subscription, to be edited.',
  params: z.object({ id }),
  reply: subscription,
})

export const addSubscription = endpoint({
  method: 'POST',
  path: '/admin/subscriptions/add',
  access: staff('payment.record'),
  summary: 'Give a company a plan by hand, with the order that it appears by among its orders.',
  refusals: ['subscription.card', 'subscription.none', 'subscription.overlap'],
  body: newSubscriptionForm,
  reply: subscription,
})

export const updateSubscription = endpoint({
  method: 'PUT',
  path: '/admin/subscriptions/{id}',
  access: staff('payment.record'),
  summary: 'Change the plan or the days of a subscription, or cancel it.',
  refusals: ['subscription.card', 'subscription.none', 'subscription.overlap'],
  params: z.object({ id }),
  body: changedSubscriptionForm,
  reply: subscription,
})

export const activateSubscription = endpoint({
  method: 'POST',
  path: '/admin/subscriptions/{id}/activate',
  access: staff('payment.record'),
  summary: 'Note that a subscription has been paid, so that it holds.',
  refusals: ['subscription.state', 'subscription.card', 'subscription.none', 'subscription.overlap'],
  params: z.object({ id }),
  body: activationForm,
  reply: subscription,
})
