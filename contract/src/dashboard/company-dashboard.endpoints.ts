import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'

export const getCompanyDashboard = endpoint({
  method: 'GET',
  path: '/dashboard',
  access: company('dashboard.view'),
  summary: 'How the company is doing with its surveys, in a few figures, and what is waiting for it.',
  reply: z.object({
    /** A survey is running while it takes people in; `ending`: those that stop within a few days. */
    surveys: z.object({ draft: z.int(), running: z.int(), over: z.int(), ending: z.int() }),
    /** Those on the lists of all surveys. `failed`: their mail could not be delivered. */
    people: z.object({ waiting: z.int(), started: z.int(), completed: z.int(), failed: z.int() }),
    /** Results that nobody has decided about, over all surveys. */
    undecided: z.int(),
    /** The running surveys that end first. */
    running: z.array(
      z.object({
        id,
        name: z.string(),
        expires_at: z.iso.datetime(),
        participants: z.object({ invited: z.int(), started: z.int(), completed: z.int() }),
      }),
    ),
    /** The surveys with the most results that are not decided. */
    to_decide: z.array(z.object({ id, name: z.string(), undecided: z.int() })),
    /** What a new company has done already. */
    done: z.object({ survey: z.boolean(), published: z.boolean(), invited: z.boolean(), colleague: z.boolean() }),
  }),
})
