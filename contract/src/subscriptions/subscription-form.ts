import { z } from 'zod'
import { requiredDay } from '../fields/required-day.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { minorAmount } from '../plans/plan-form.ts'

/** How staff enter that something was paid. Cards are charged by the payment provider alone. */
export const manualMethods = ['online_transfer', 'cash', 'manual'] as const
export type ManualMethod = (typeof manualMethods)[number]

/** The number on a receipt or of a bank. Empty: one is made. */
const reference = text({ max: limits.order.reference.max, min: 0 })

/** Whether a plan that the company has paid for already may be ended where the new one begins. */
const replace = z.boolean().default(false)

export const newSubscriptionForm = z.object({
  group_id: id,
  plan_id: id,
  method: z.enum(manualMethods),
  starts_on: requiredDay,
  /** The last day. Null: as long as the plan's period, or as the plan that an add-on is added to. */
  ends_on: requiredDay.nullable(),
  amount_minor: minorAmount,
  tax_minor: minorAmount,
  reference,
  /** From the list of transaction types. */
  type_id: id.nullable(),
  /** Not paid yet: it is written down, and begins once somebody activates it. */
  paid: z.boolean(),
  replace,
})

export const changedSubscriptionForm = z.object({
  plan_id: id,
  starts_on: requiredDay,
  ends_on: requiredDay,
  /** From now on it is no more. */
  cancelled: z.boolean(),
  version: z.int(),
  replace,
})

export const activationForm = z.object({ reference, version: z.int(), replace })
