import { z } from 'zod'
import { link as byLink, company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { getDynamicReport } from '../reports/interpretations.endpoints.ts'
import { reportPerson } from '../reports/report-person.ts'
import { getOrganicReport } from '../reports/reports.endpoints.ts'
import { reportLinkDays, reportLinkKinds, reportLinkLimits } from './report-link.ts'

const link = z.object({
  id,
  kind: z.enum(reportLinkKinds),
  /** The path with its secret, to be put behind the address of the site. */
  path: z.string(),
  people: z.int(),
  created_by: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** When it was last opened. */
  opened_at: z.iso.datetime().nullable(),
})

export const createReportLink = endpoint({
  method: 'POST',
  path: '/report-links',
  access: company('result.export'),
  summary: 'Make a link by which anybody who has it reads the reports of people of one survey, until it expires.',
  body: z.object({
    kind: z.enum(reportLinkKinds),
    ids: z.array(id).min(1, 'field.users.required').max(reportLinkLimits.people),
    days: z.literal(reportLinkDays).default(7),
    /** How many statements of a situation it shows; left out: as many as the survey's reports. */
    level: z.int().min(limits.survey.level.min).max(limits.survey.level.max).optional(),
  }),
  reply: link,
})

export const listReportLinks = endpoint({
  method: 'GET',
  path: '/report-links',
  access: company('result.export'),
  summary: "The links by which somebody's report can be read now, the latest first.",
  query: z.object({ result_id: id }),
  reply: z.array(link),
})

export const revokeReportLink = endpoint({
  method: 'DELETE',
  path: '/report-links/{id}',
  access: company('result.export'),
  summary: 'End a link to reports at once.',
  needs_plan: false,
  params: z.object({ id }),
  reply: z.object({}),
})

export const openReport = endpoint({
  method: 'GET',
  path: '/open/reports/{token}',
  access: byLink('report'),
  summary: 'Read the reports that somebody shared by a link; without a name where the company itself sees none.',
  limit: { per: 'ip', ...reportLinkLimits.opening },
  params: z.object({ token: text({ max: 200 }) }),
  reply: z.object({
    kind: z.enum(reportLinkKinds),
    company: z.string(),
    survey: z.string(),
    expires_at: z.iso.datetime(),
    people: z.array(
      z.object({
        person: reportPerson,
        completed_at: z.iso.datetime(),
        organic: getOrganicReport.reply.nullable(),
        dynamic: getDynamicReport.reply.nullable(),
      }),
    ),
  }),
})
