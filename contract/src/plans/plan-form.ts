import { z } from 'zod'
import { text } from '../fields/text.ts'
import { texts } from '../fields/texts.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { planKinds, planPeriods } from './plans.ts'

/** Null: as much as one likes. */
const allowed = z.int().min(0).max(limits.plan.allowed).nullable()

/** An amount of money in the smallest unit of the currency. */
export const minorAmount = z.int().min(0).max(limits.plan.price_minor)

/** What staff write about a plan. */
export const planForm = z.object({
  title: texts({ max: limits.plan.title.max }),
  description: texts({ max: limits.plan.description.max, lines: true }),
  kind: z.enum(planKinds),
  /** Null: as long as the plan that it is added to, or as agreed. */
  period: z.enum(planPeriods).nullable(),
  /** For one period, without tax. Null: agreed with each company. Left out: it stays as it is. */
  price_minor: minorAmount.nullable().optional(),
  limits: z.object({ surveys: allowed, participants: allowed, people: allowed }),
  /** Whether companies can choose it. */
  offered: z.boolean(),
})

/** The name by which shops, links and seeding know a plan: it is given once. */
const sku = text({ max: limits.plan.sku.max }).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  error: 'field.sku' satisfies FieldMessageKey,
})

export const newPlanForm = planForm.extend({ sku })
export const changedPlanForm = planForm.extend({ version: z.int() })
