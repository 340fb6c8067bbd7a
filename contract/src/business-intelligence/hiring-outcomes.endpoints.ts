import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'

const measure = z.enum(['x', 'y', 'alignment'])

const counts = {
  hired: z.int(),
  here: z.int(),
  left: z.int(),
  /** How many days half of those who left had stayed at most; null as long as nobody has left. */
  median_days: z.int().nullable(),
}

const told = z.object({
  measure,
  /** `longer`: whoever has more of it stayed longer. `unclear`: the interval holds zero. */
  finding: z.enum(['longer', 'shorter', 'unclear']),
  /** Spearman's, from -1 to 1, with its 95 % interval. */
  rho: z.number(),
  low: z.number(),
  high: z.number(),
})

/** `alike`: all stayed equally long, or have equally much of it. */
const untold = z.object({ measure, finding: z.enum(['too_few', 'alike']) })

export const getHiringOutcomes = endpoint({
  method: 'GET',
  path: '/business-intelligence/outcomes',
  access: company('outcome.view'),
  summary:
    'What became of those who were hired, and how what each survey measured goes together with how long they stayed, by Spearman’s rho; too few to tell below so many people.',
  reply: z.object({
    total: z.object(counts),
    /** So many must be compared before a correlation is told, each for so many days from when they were hired. */
    minimum: z.int(),
    watched_days: z.int(),
    /** Those from which somebody was hired, by how many. */
    surveys: z.array(
      z.object({
        id,
        name: z.string(),
        ...counts,
        /** Hired long enough ago, with enough answered to say something. */
        compared: z.int(),
        findings: z.array(z.discriminatedUnion('finding', [told, untold])),
      }),
    ),
    /** How many surveys there are beside those that are told here. */
    more: z.int(),
  }),
})
