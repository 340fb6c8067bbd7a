import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { moduleKind, moduleKindCodes, offerTypes } from './module-kind.ts'

const offer = z.object({
  id,
  type: z.enum(offerTypes),
  kind: z.enum(moduleKind),
  name: z.string(),
  description: z.string(),
  situations: z.int(),
  dimensions: z.array(z.string()),
})

const offered = listQuery({
  order: ['position', 'name'],
  filter: { type: z.enum(offerTypes), kind: z.enum(moduleKindCodes) },
})

export const listOffers = endpoint({
  method: 'GET',
  path: '/my-surveys/templates',
  access: company('survey.view'),
  summary: 'The modules that are published and the templates made of them: what a survey can begin from.',
  list: offered,
  reply: z.array(offer),
})

export const listOfferNames = endpoint({
  method: 'GET',
  path: '/my-surveys/template-names',
  access: company('survey.view'),
  summary: 'The same by id and name, for a choice. Those that were made for a job stand first, if one is named.',
  list: offered.extend({ job_position: text({ max: 50 }).optional() }),
  reply: z.array(
    offer.pick({ id: true, type: true, name: true }).extend({
      /** Whether it was made for the job that was named. */
      suits_position: z.boolean(),
    }),
  ),
})

export const getOffer = endpoint({
  method: 'GET',
  path: '/my-surveys/templates/{id}',
  access: company('survey.view'),
  summary: 'One of them with what it asks, what can be found out by it, and the screening questions it proposes.',
  params: z.object({ id }),
  reply: offer.omit({ situations: true }).extend({
    feelings_scale: z.union([z.literal(2), z.literal(4)]),
    situations: z.array(z.object({ id, name: z.string(), topic: z.string(), text: z.string(), dimension: z.string() })),
    queries: z.array(z.object({ id, name: z.string(), dimension: z.string() })),
    screening_suggestions: z.array(z.string()),
  }),
})
