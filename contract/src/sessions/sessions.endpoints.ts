import { z } from 'zod'
import { inPerson, signedIn } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'

export const listSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  access: signedIn(),
  summary: 'Where I am signed in, and whether support is looking through my eyes.',
  reply: z.array(
    z.object({
      id: z.string(),
      device: z.string().nullable(),
      ip: z.string().nullable(),
      created_at: z.iso.datetime(),
      last_seen_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
      is_current: z.boolean(),
      /** Our own people, acting for this person; which of them, and from where, is for the audit log. */
      is_support: z.boolean(),
    }),
  ),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/sessions/{id}',
  access: inPerson(),
  summary: 'End one of my sessions.',
  params: z.object({ id: text({ max: 64 }) }),
  reply: z.null(),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/sessions',
  access: inPerson(),
  summary: 'Sign out everywhere else.',
  reply: z.object({ ended: z.int() }),
})
