import { z } from 'zod'

/** How much has been used in the period, and how much it allows; null: as much as one likes. */
const used = z.object({ used: z.int(), allowed: z.int().nullable() })

/** What a company makes use of, of all that its plan and the add-ons to it allow together. */
export const planUsage = z.object({
  /** The period that surveys and participants are counted in; `ends_at` is the first moment after it. */
  period: z.object({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() }),
  surveys: used,
  participants: used,
  /** As they are today: people belong to no period. */
  people: used,
})
