import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { storedTexts } from '../fields/texts.ts'
import { id } from '../ids.ts'
import { languages } from '../languages.ts'
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
