import { z } from 'zod'

/** How much has been used in the time of the plan, and how much it allows; null: as much as one likes. */
const used = z.object({ used: z.int(), allowed: z.int().nullable() })

/** What a company makes use of, of all that its plan and the add-ons to it allow together. */
export const planUsage = z.object({ surveys: used, participants: used, people: used })
