import { z } from 'zod'

/** The card that a plan is charged to, as it is kept and shown: never its number. */
export const card = z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() })
