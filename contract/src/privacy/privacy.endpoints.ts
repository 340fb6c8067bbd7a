import { z } from 'zod'
import { inPerson } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { erasureForm } from './erasure-form.ts'

const heldFile = z.object({ content_type: z.string(), bytes: z.int(), created_at: z.iso.datetime(), url: z.string() })

export const downloadOwnData = endpoint({
  method: 'POST',
  path: '/privacy/download',
  access: inPerson(),
  summary:
    'Everything that is held about me, table by table as it is stored, with addresses of my files that work for an hour.',
  // It reads through everything, for one person.
  limit: { per: 'ip', max: 20, window_s: 15 * 60 },
  body: z.object({}),
  reply: z.object({
    made_at: z.iso.datetime(),
    held: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    files: z.array(heldFile),
  }),
})

export const eraseOwnData = endpoint({
  method: 'POST',
  path: '/privacy/erasure',
  access: inPerson(),
  summary: 'Erase me: my account, everything I wrote, and what companies hold about me. It cannot be taken back.',
  refusals: ['signIn.wait'],
  // A wrong password counts like a wrong sign-in, so nothing may roll the count back.
  transaction: 'own',
  body: erasureForm,
  reply: z.null(),
})
