import { z } from 'zod'
import { company, open } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { languages } from '../languages.ts'
import { limits } from '../limits.ts'
import { shownSlide } from '../pitch/shown-slide.ts'
import { companyPageForm } from './company-page-form.ts'

/** How many people were to hear by now, and how many of them did in time. */
const kept = z.object({ people: z.int(), kept: z.int() })

/** In the reader's language, or else in what there is. */
const written = { language: z.enum(languages), name: z.string(), body: z.string() }

export const openCompanyPage = endpoint({
  method: 'GET',
  path: '/open/catchers-pitch/{group}',
  access: open(),
  summary: 'The page of a company that shows itself to anybody; its own people see it before that, too.',
  limit: { per: 'ip', max: 300, window_s: 15 * 60 },
  remembered: true,
  params: z.object({ group: text({ max: limits.company_page.slug.max }) }),
  reply: z.object({
    /** False: only people of the company see it. */
    is_public: z.boolean(),
    company: z.string(),
    industry: z.string().nullable(),
    /** One of the drawings or colours by its code, or a picture of the company's own; neither: it has chosen none. */
    cover: z.object({ code: z.string().nullable(), picture: z.string().nullable() }),
    story: z.object(written).nullable(),
    slides: z.array(shownSlide),
    /** The newest first. */
    milestones: z.array(z.object({ ...written, happened_on: z.string(), picture: z.string().nullable() })),
    people: z.array(
      z.object({ name: z.string(), title: z.string(), sentence: z.string(), picture: z.string().nullable() }),
    ),
    strategy: z
      .object({
        name: z.string(),
        description: z.string(),
        steps: z.array(z.object({ name: z.string(), description: z.string() })),
      })
      .nullable(),
    /** Within how many days whoever completes a survey hears from the company; null: it promises nothing. */
    promise: z.object({ days: z.int(), kept: kept.nullable() }).nullable(),
  }),
})

const companyPage = companyPageForm.extend({
  strategy_id: id.nullable(),
  /** What it says at the company's account. */
  promised_reply_days: z.int().nullable(),
  /** Null as long as there are too few people to tell. */
  kept: kept.nullable(),
  /** Version 0: nobody has said anything yet, and the address is a proposal. */
  version: z.int(),
})

export const getCompanyPage = endpoint({
  method: 'GET',
  path: '/company-page',
  access: company('survey.view'),
  summary: 'Whether the company shows itself to anybody, at which address, and what of it.',
  reply: companyPage,
})

export const updateCompanyPage = endpoint({
  method: 'PUT',
  path: '/company-page',
  access: company('page.edit'),
  summary: "Open or close the company's page, give it another address, or say what it shows.",
  // Whoever no longer wants to be seen must not have to pay for that.
  needs_plan: false,
  body: companyPageForm.extend({ version: z.int() }),
  reply: companyPage,
})
