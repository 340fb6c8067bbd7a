import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { changedPlanForm, newPlanForm, planForm } from './plan-form.ts'
import { planKinds } from './plans.ts'

const plan = planForm.omit({ price_minor: true }).extend({
  id,
  sku: z.string(),
  currency: z.string(),
  /** Null for whoever may not see prices. `minor` null: agreed with each company. */
  price: z.object({ minor: z.int().nullable() }).nullable(),
  version: z.int(),
  updated_at: z.iso.datetime(),
})

export const listPlanDetails = endpoint({
  method: 'GET',
  path: '/admin/plan-details',
  access: staff('payment.record'),
  summary: 'Every plan, also those that are no longer offered. Prices are shown to whoever may set them.',
  list: listQuery({
    order: ['position', 'title', 'updated_at'],
    filter: { kind: z.enum(planKinds), state: z.enum(['offered', 'withdrawn']) },
  }),
  reply: z.array(plan),
})

export const getPlanDetail = endpoint({
  method: 'GET',
  path: '/admin/plan-details/{id}',
  access: staff('payment.record'),
  summary: 'One plan, to be edited.',
  params: z.object({ id }),
  reply: plan,
})

export const createPlan = endpoint({
  method: 'POST',
  path: '/admin/plan-details',
  access: staff('plan.price'),
  summary: 'Make a new plan with its price.',
  body: newPlanForm,
  reply: plan,
})

export const updatePlan = endpoint({
  method: 'PUT',
  path: '/admin/plan-details/{id}',
  access: staff('payment.record'),
  summary: 'Change a plan; its price only by whoever may set prices.',
  params: z.object({ id }),
  body: changedPlanForm,
  reply: plan,
})
