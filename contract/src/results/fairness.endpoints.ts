import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'

const told = z.object({
  group: z.string(),
  finding: z.enum(['reference', 'difference', 'unclear', 'alike']),
  decided: z.int(),
  chosen: z.int(),
  /** Of those about whom it is decided, how many were shortlisted. */
  rate: z.number(),
  /** That rate against the one of the group that was shortlisted most often. */
  impact_ratio: z.number(),
  /** How often chance alone would part the two as much. */
  p: z.number(),
})

/** Of a group that is too small nothing is told: neither how many there are, nor how they fared. */
const untold = z.object({ group: z.string(), finding: z.literal('too_few') })

export const getFairness = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/fairness',
  access: company('fairness.view'),
  summary:
    'Whether people of one gender or age range were shortlisted more often than those of another, by impact ratio and Fisher’s exact test; too few to tell below so many decided about.',
  params: z.object({ id }),
  reply: z.object({
    /** About whom it is settled: shortlisted or rejected. */
    decided: z.int(),
    /** So many of a group must be decided about before it says anything. */
    minimum: z.int(),
    splits: z.array(
      z.object({
        by: z.enum(['gender', 'age_range']),
        groups: z.array(z.discriminatedUnion('finding', [told, untold])),
      }),
    ),
  }),
})
