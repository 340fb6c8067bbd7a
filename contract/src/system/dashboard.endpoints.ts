import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { dashboardSpans } from './dashboard.ts'

/** How many there are, as `pagination` counts: up to a limit, and whether there are more. */
const figure = z.object({ count: z.int(), more: z.boolean() })

/** What happened in a stretch of time. */
const happened = { people: z.int(), surveys: z.int(), completions: z.int(), mails: z.int() }

export const getDashboard = endpoint({
  method: 'GET',
  path: '/admin/dashboard',
  access: staff('staff.dashboard'),
  summary: 'The installation in a few figures, and what happened over time: people, surveys, completions, mails.',
  query: z.object({ span: z.enum(dashboardSpans).default('30d') }),
  reply: z.object({
    people: figure,
    companies: figure,
    /** Companies whose trial or plan runs today. */
    with_plan: figure,
    mails: z.object({ pending: z.int(), failed: z.int() }),
    /** What was paid without tax, by currency; refunds and reversals are taken off. Null for who may not see prices. */
    revenue: z
      .object({
        this_month: z.string(),
        last_month: z.string(),
        currencies: z.array(z.object({ currency: z.string(), this_month_minor: z.int(), last_month_minor: z.int() })),
      })
      .nullable(),
    over_time: z.object({
      span: z.enum(dashboardSpans),
      unit: z.enum(['day', 'month']),
      /** One after the other without a gap; `to` is the last day in it. Days are Kuala Lumpur's. */
      stretches: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), ...happened })),
      /** The same number of days just before, to compare with. */
      before: z.object(happened),
    }),
  }),
})
