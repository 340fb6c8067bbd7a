import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'

const { rating: scale, text: length } = limits.comment

const rating = z.int().min(scale.min).max(scale.max)
const author = z.object({ id, full_name: z.string() })

const comment = z.object({
  id,
  author,
  is_own: z.boolean(),
  text: z.string(),
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

const body = { text: text({ ...length, lines: true }) }
const params = z.object({ id })
const oneParams = z.object({ id, comment_id: id })

export const listComments = endpoint({
  method: 'GET',
  path: '/results/{id}/comments',
  access: company('result.comment'),
  summary:
    'What colleagues say about a result, and how they rate it. Until the caller has rated it themself, only what is their own.',
  params,
  reply: z.object({
    /** Null until the caller has given one: until then what others think is hidden. */
    own_rating: rating.nullable(),
    /** How many others have rated it, and what, once that may be seen. */
    rated_by_others: z.int(),
    ratings: z.array(z.object({ author, rating })),
    /** How many comments of others are hidden still. */
    hidden: z.int(),
    comments: z.array(comment),
  }),
})

export const addComment = endpoint({
  method: 'POST',
  path: '/results/{id}/comments',
  access: company('result.comment'),
  summary: 'Say something about a result, for colleagues.',
  params,
  body: z.object(body),
  reply: comment,
})

export const getComment = endpoint({
  method: 'GET',
  path: '/results/{id}/comments/{comment_id}',
  access: company('result.comment'),
  summary: 'One comment, as far as it may be seen.',
  params: oneParams,
  reply: comment,
})

export const updateComment = endpoint({
  method: 'PUT',
  path: '/results/{id}/comments/{comment_id}',
  access: company('result.comment'),
  summary: 'Say it differently; only what one said oneself.',
  params: oneParams,
  body: z.object({ ...body, version: z.int() }),
  reply: comment,
})

export const removeComment = endpoint({
  method: 'DELETE',
  path: '/results/{id}/comments/{comment_id}',
  access: company('result.comment'),
  summary: 'Take back what one said oneself.',
  params: oneParams,
  reply: z.object({ id }),
})

export const rateResult = endpoint({
  method: 'PUT',
  path: '/results/{id}/rating',
  access: company('result.comment'),
  summary: 'Rate how well somebody’s answers fit what is looked for; then those of the others can be seen.',
  params,
  body: z.object({ rating }),
  reply: z.object({ rating }),
})
