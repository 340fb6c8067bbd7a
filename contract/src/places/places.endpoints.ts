import { z } from 'zod'
import { open } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'

const countryCode = text({ max: 2 }).toUpperCase()

export const listCountries = endpoint({
  method: 'GET',
  path: '/countries',
  access: open(),
  summary: "Every country by its ISO code, named in the caller's language and sorted by it.",
  reply: z.array(z.object({ id: z.string(), name: z.string() })),
})

export const listStates = endpoint({
  method: 'GET',
  path: '/states/{id}',
  access: open(),
  summary: 'The states or provinces of one country, by ISO code.',
  params: z.object({ id: countryCode }),
  reply: z.array(z.object({ id: z.string(), name: z.string() })),
})

export const listDialCodes = endpoint({
  method: 'GET',
  path: '/dialcodes',
  access: open(),
  summary: 'The telephone code of every country that has one.',
  reply: z.array(z.object({ id: z.string(), name: z.string(), dial_code: z.string() })),
})
