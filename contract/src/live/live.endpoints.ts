import { z } from 'zod'
import { signedIn } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { hint } from './hint.ts'

export const followEvents = endpoint({
  method: 'GET',
  path: '/events',
  access: signedIn(),
  summary: 'Hears what changes while a page is open: for the person, and in the company `group_id` if one is named.',
  query: z.object({ group_id: id.optional() }),
  stream: true,
  reply: hint,
})
