import { createHash } from 'node:crypto'
import type { Envelope } from '@catchpitch/contract/envelope'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnownTag } from '#platform/known-tag'

/**
 * A reply that the browser keeps and asks about each time: who has it already is sent nothing but that. It is never shown
 * unasked, because what somebody no longer shows must be gone at once.
 */
export function sendRemembered(
  request: FastifyRequest,
  reply: FastifyReply,
  envelope: Envelope<unknown>,
): FastifyReply {
  const text = JSON.stringify(envelope)
  // Weak: the same reply may go out compressed or not.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-language, authorization' })
  if (isKnownTag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
