import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { ownShowcaseForm } from './company-page-form.ts'

const showcased = z.object({
  id,
  name: z.string(),
  title: z.string(),
  sentence: z.string(),
  /** Where a browser finds the picture, for an hour or two; null where they have none, or do not want it shown. */
  picture: z.string().nullable(),
  /** Whether the page shows them. */
  is_shown: z.boolean(),
})

export const listShowcase = endpoint({
  method: 'GET',
  path: '/company-page/showcase',
  access: company('survey.view'),
  summary: 'The colleagues who have agreed to be on the page: those it shows in their order, then the others.',
  reply: z.array(showcased),
})

export const arrangeShowcase = endpoint({
  method: 'PUT',
  path: '/company-page/showcase',
  access: company('page.edit'),
  summary: 'Say which of the colleagues who have agreed are on the page, and in which order, all of them at once.',
  body: z.object({ ids: z.array(id).max(limits.company_page.people.max) }),
  reply: z.array(showcased),
})

/** Null: I have not agreed to it. */
const own = ownShowcaseForm.extend({ is_shown: z.boolean() }).nullable()

export const getOwnShowcase = endpoint({
  method: 'GET',
  path: '/company-page/showcase/me',
  access: company('team.view'),
  summary: "What I have agreed to be shown of me on the company's page.",
  reply: own,
})

export const updateOwnShowcase = endpoint({
  method: 'PUT',
  path: '/company-page/showcase/me',
  access: company('team.view'),
  summary: "Agree to be shown on the company's page, in these words. Nobody else can do that for me.",
  refusals: ['impersonation.forbidden'],
  body: ownShowcaseForm,
  reply: own,
})

export const removeOwnShowcase = endpoint({
  method: 'DELETE',
  path: '/company-page/showcase/me',
  access: company('team.view'),
  summary: "Be on the company's page no longer, from this moment.",
  needs_plan: false,
  reply: z.null(),
})
