import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isKnownTag } from '#platform/known-tag'
import type { Platform } from '#platform/platform'
import { countHit } from '#platform/rate-limit/rate-limit.queries'

/** A picture is drawn when somebody asks for it, and only for who does not have it yet. */
type FoundPicture = { etag: string; draw: () => Promise<Buffer | null> }

/** Null: there is nothing to be seen at this address. */
type FindPicture = (query: URLSearchParams) => Promise<FoundPicture | null>

const day_s = 24 * 60 * 60

/** Of pictures for one address. Networks fetch one and keep it; more than this somebody does to keep us busy. */
const limit = { max: 120, window_s: 15 * 60 }

function refuse(reply: FastifyReply, status: 404 | 429 | 500, text: string) {
  return reply.status(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text)
}

/** Serves, by path, the pictures that previews of links show: to anybody, and to be kept for a day. */
export function registerLinkPictures(
  app: FastifyInstance,
  { db, clock, metrics }: Pick<Platform, 'db' | 'clock' | 'metrics'>,
  pictures: Readonly<Record<string, FindPicture>>,
): void {
  const serve = (find: FindPicture) => async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await find(new URL(request.url, 'http://localhost').searchParams)
    if (!found) return refuse(reply, 404, 'Not found')
    const headers = {
      'cache-control': `public, max-age=${day_s}`,
      etag: found.etag,
      // Meant to be shown by others.
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    }
    if (isKnownTag(request.headers['if-none-match'], found.etag)) return reply.status(304).headers(headers).send()
    const { hits } = await countHit(db, `linkPicture:${request.ip}`, limit.window_s, clock.now())
    if (hits > limit.max) return refuse(reply, 429, 'Too many requests')
    const bytes = await found.draw()
    if (!bytes) return refuse(reply, 404, 'Not found')
    return reply.headers(headers).type('image/jpeg').send(bytes)
  }

  app.register(async (previews) => {
    previews.setErrorHandler((error, request, reply) => {
      request.log.error({ err: error, status: 500 }, 'a picture for previews could not be served')
      return refuse(reply, 500, 'Failed')
    })
    previews.addHook('onResponse', async (_request, reply) => {
      metrics.observeCall('linkPicture', reply.statusCode, reply.elapsedTime / 1000)
    })
    for (const [path, find] of Object.entries(pictures)) previews.get(path, serve(find))
  })
}
