import { z } from 'zod'
import { open } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { optionLists } from './option-lists.ts'

export const listOptions = endpoint({
  method: 'GET',
  path: '/options/{list}',
  access: open(),
  summary: "One of the lists that the product offers, in the caller's language.",
  params: z.object({ list: z.enum(optionLists) }),
  reply: z.array(z.object({ code: z.string(), name: z.string() })),
})
