import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { orNothing } from '../fields/parts.ts'
import { coverCode } from '../groups/cover-code.ts'
import { limits } from '../limits.ts'

const coverPhoto = z.object({
  /** One of the drawings and colours that every company is offered. */
  code: z.string().nullable(),
  /** Where a browser finds the company's own picture, for an hour or two. */
  picture: z.string().nullable(),
})

export const getCoverPhoto = endpoint({
  method: 'GET',
  path: '/cover-photo',
  access: company('team.view'),
  summary: "What stands at the top of the company's pages; neither of both where nobody has chosen.",
  reply: coverPhoto,
})

export const updateCoverPhoto = endpoint({
  method: 'PUT',
  path: '/cover-photo',
  access: company('company.edit'),
  summary: 'Choose one of the drawings or colours by its code, or send a picture.',
  // A picture costs work and room, so even somebody who is signed in may not send them without an end.
  limit: { per: 'ip', max: 100, window_s: 15 * 60 },
  upload: { field: 'picture', bytes: limits.picture.bytes, too_large: 'field.picture.bytes' },
  body: z.object({ code: orNothing(coverCode) }),
  reply: coverPhoto,
})

export const removeCoverPhoto = endpoint({
  method: 'DELETE',
  path: '/cover-photo',
  access: company('company.edit'),
  summary: 'Go back to the cover that a company has which has chosen none.',
  reply: coverPhoto,
})
