import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { requiredDay } from '../fields/required-day.ts'
import { id } from '../ids.ts'
import { inviteSource } from '../invitations/invite-state.ts'
import { funnelSplits, funnelSteps } from './funnel.ts'

/** Whose way is looked at: all who were put on a list, or fewer. Days are those on which they were put there. */
const query = z.object({
  by: z.enum(funnelSplits).default('survey'),
  survey_id: id.optional(),
  department_id: id.optional(),
  source: z.coerce.number<string | number>().pipe(z.enum(inviteSource)).optional(),
  from: requiredDay.optional(),
  until: requiredDay.optional(),
})

const funnel = z.array(
  z.object({
    step: z.enum(funnelSteps),
    people: z.int(),
    /** From the step before, of those who have come this far; null where that was nobody, and for being shortlisted, which is a decision. */
    median_s: z.int().nullable(),
  }),
)

export const getHiringFunnel = endpoint({
  method: 'GET',
  path: '/business-intelligence/dashboard',
  access: company('dashboard.view'),
  summary:
    'How far people came who were invited, with the median time from step to step, all together and by survey, month, source or department; the largest first, months from the newest on.',
  query,
  reply: z.object({
    total: funnel,
    rows: z.array(
      z.object({
        /** The id of a survey or department, a month as `2026-09`, or the number of a source; null: surveys of no department. */
        key: z.string().nullable(),
        /** What a survey or department is called; months and sources are named where they are shown. */
        name: z.string().nullable(),
        funnel,
      }),
    ),
    /** How many rows there are beside those that are told here. */
    more: z.int(),
  }),
})

export const exportHiringFunnel = endpoint({
  method: 'GET',
  path: '/business-intelligence/dashboard/export',
  access: company('result.export'),
  summary: 'The same figures as a CSV file, with every row.',
  query,
  stream: 'file',
  reply: z.string(),
})
