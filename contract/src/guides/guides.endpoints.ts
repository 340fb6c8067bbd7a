import { z } from 'zod'
import { signedIn, staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { storedTexts } from '../fields/texts.ts'
import { id } from '../ids.ts'
import { languages } from '../languages.ts'
import { limits } from '../limits.ts'
import { guidePlaceholders } from './guide-placeholders.ts'

export const getGuideTemplate = endpoint({
  method: 'GET',
  path: '/admin/guides/template',
  access: staff('catalog.view'),
  summary: 'What a guide can leave open to be filled in, with an example of each, and a text to begin with.',
  reply: z.object({
    placeholders: z.array(z.object({ name: z.enum(guidePlaceholders), sample: z.string() })),
    body: storedTexts,
  }),
})

export const previewGuide = endpoint({
  method: 'GET',
  path: '/admin/guides/blade-template',
  access: staff('catalog.view'),
  summary:
    'A guide as it is read: placeholders filled in for a company, or with examples; nothing in it is carried out.',
  query: z.object({ guide_id: id, company_id: id.optional(), language: z.enum(languages).optional() }),
  refusals: ['record.missing'],
  reply: z.object({ name: z.string(), html: z.string() }),
})

/** The company that the reader works in: some guides are for its industry, and name it. */
const place = { group_id: id.optional() }

export const searchGuides = endpoint({
  method: 'GET',
  path: '/guides',
  access: signedIn(),
  summary: 'The guides of the Help Center that are for this person. A keyword looks in their whole text.',
  query: z.object({ ...place, keyword: text({ max: limits.keyword.max, min: 0 }).default('') }),
  reply: z.array(z.object({ id, name: z.string(), excerpt: z.string() })),
})

export const readGuide = endpoint({
  method: 'GET',
  path: '/guides/{id}',
  access: signedIn(),
  summary: 'One guide of the Help Center, with what it leaves open filled in for the reader.',
  params: z.object({ id }),
  query: z.object(place),
  reply: z.object({ id, name: z.string(), html: z.string() }),
})
