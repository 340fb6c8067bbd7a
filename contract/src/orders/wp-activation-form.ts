import { z } from 'zod'
import { orNothing } from '../fields/parts.ts'
import { id } from '../ids.ts'

/** Which company gets the plan that was paid for in the shop. */
export const wpActivationForm = z.object({
  group_id: id,
  /** Left out: the plan that is sold under the sku of an item. */
  plan_id: orNothing(id),
  /** Whether a plan that the company has paid for already may be ended where the new one begins. */
  replace: z.boolean().default(false),
})
