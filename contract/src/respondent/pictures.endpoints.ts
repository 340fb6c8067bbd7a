import { z } from 'zod'
import { respondent } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'

/** A picture that a statement shows, and where it can be seen for a minute. */
const statementPicture = z.object({ picture_id: id, url: z.string() })

export const saveStatementPicture = endpoint({
  method: 'POST',
  path: '/statement-picture',
  access: respondent(),
  summary: 'Keep a picture that a statement is to show, drawn anew without anything else of its file.',
  refusals: ['test.elsewhere', 'test.closed', 'test.step'],
  upload: { field: 'picture', bytes: limits.picture.bytes, too_large: 'field.picture.bytes' },
  // The id is made by the device, so that a repeat is harmless.
  body: z.object({ picture_id: id }),
  reply: statementPicture,
  // Decoding takes a while, in which no transaction may stay open.
  transaction: 'own',
})

export const getStatementPicture = endpoint({
  method: 'GET',
  path: '/statement-picture/{id}',
  access: respondent(),
  summary: 'Where one of my own pictures in this survey can be seen, for a minute.',
  params: z.object({ id }),
  reply: statementPicture,
})
