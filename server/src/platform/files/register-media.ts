import { text } from '@catchpitch/contract/fields/text'
import { id } from '@catchpitch/contract/ids'
import { preferredLanguage } from '@catchpitch/contract/languages'
import type { ErrorMessageKey } from '@catchpitch/contract/messages/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isDatabaseDown } from '#platform/db/database-down'
import { translate } from '#platform/i18n/translate'
import { isKnownTag } from '#platform/known-tag'
import type { Platform } from '#platform/platform'
import { rangeOf } from './byte-range.ts'
import { isGenuineAddress } from './file-address.ts'
import { findFile } from './files.queries.ts'

const address = z.object({
  params: z.object({ group_id: id, id }),
  query: z.object({ expires: z.coerce.number<string>().int(), signature: text({ max: 100 }) }),
})

/** Shown in the page. Anything else is saved: a document that opens in our own name could act in our own name. */
const shown = /^(?:image\/(?!svg)|audio\/|video\/)/

type File = NonNullable<Awaited<ReturnType<typeof findFile>>>

function headersOf({ content_type, sha256 }: File, seconds_left: number) {
  return {
    'content-type': content_type,
    'content-disposition': shown.test(content_type) ? 'inline' : 'attachment',
    etag: `"${sha256.toString('base64url')}"`,
    'accept-ranges': 'bytes',
    // No longer than the address itself holds, and by nobody on the way.
    'cache-control': `private, max-age=${seconds_left}`,
    'x-content-type-options': 'nosniff',
    // Should a file be something else than we took it for, it runs nothing and belongs to no site.
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  }
}

/** A part is sent only of the very bytes that the browser has the rest of. */
function partAskedFor({ headers }: FastifyRequest, etag: string, bytes: number) {
  const condition = headers['if-range']
  return condition === undefined || condition === etag ? rangeOf(headers.range, bytes) : 'whole'
}

/** Serves files to whoever holds an address that we signed; without one, nobody learns whether a file exists. */
export function registerMedia(app: FastifyInstance, { db, clock, storage, secrets, metrics }: Platform): void {
  function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message: ErrorMessageKey) {
    const language = preferredLanguage(request.headers['accept-language'])
    return reply
      .status(status)
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
      .send(translate(language, message))
  }

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const now = clock.now()
    const asked = address.safeParse({ params: request.params, query: request.query })
    const missing = () => refuse(request, reply, 404, 'error.record.missing')
    if (!asked.success) return missing()
    const { params, query } = asked.data
    if (!isGenuineAddress(secrets, params, query.expires, query.signature)) return missing()
    const seconds_left = Math.floor(query.expires - now.getTime() / 1000)
    if (seconds_left < 0) return refuse(request, reply, 410, 'error.link.expired')
    const file = await findFile(db, params, now)
    if (!file) return missing()

    const headers = headersOf(file, seconds_left)
    if (isKnownTag(request.headers['if-none-match'], headers.etag)) return reply.status(304).headers(headers).send()
    const part = partAskedFor(request, headers.etag, file.bytes)
    if (part === 'beyond') {
      reply.header('content-range', `bytes */${file.bytes}`)
      return reply.status(416).headers(headers).send()
    }
    const range = part === 'whole' ? { start: 0, end: file.bytes - 1 } : part
    // Before anything is said about it: a store that is down, or has lost the object, must not answer as this file.
    const bytes = request.method === 'HEAD' ? undefined : await storage.read(file.storage_key, range)
    if (bytes === null) return missing()
    if (part !== 'whole') reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`)
    return reply.headers({ ...headers, 'content-length': range.end - range.start + 1 }).send(bytes)
  }

  app.register(async (media) => {
    media.setErrorHandler((error, request, reply) => {
      const status = isDatabaseDown(error) ? 503 : 500
      request.log.error({ err: error, status }, 'a file could not be served')
      return refuse(request, reply, status, status === 503 ? 'error.server.busy' : 'error.server.failed')
    })
    media.addHook('onResponse', async (_request, reply) => {
      metrics.observeCall('media', reply.statusCode, reply.elapsedTime / 1000)
    })
    // HEAD by name: what Fastify makes of a GET would fetch the whole file and then say that it has no length.
    media.route({ method: ['GET', 'HEAD'], url: '/media/:group_id/:id', handler: serve })
  })
}
