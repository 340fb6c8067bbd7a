import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'

export const getBlindReading = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/blind-reading',
  access: company('result.view'),
  summary:
    'All statements for one situation, shuffled, without a sign of whose they are; as many of each person as the role may see.',
  params: z.object({ id }),
  /** Left out: the first. */
  query: z.object({ situation_id: id.optional() }),
  reply: z.object({
    situations: z.array(z.object({ id, name: z.string(), topic: z.string() })),
    situation_id: id.nullable(),
    people: z.int(),
    /** Whether there are more than can be read at one time. */
    more: z.boolean(),
    statements: z.array(z.string()),
  }),
})
