import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ping } from '#platform/db/ping'
import type { Platform } from '#platform/platform'
import { tokenHash } from '#platform/session/token'

/** Behind a proxy every caller seems to be on this machine; only a call that nobody forwarded really is. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded
  return forwarded === undefined && /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '')
}

function holdsToken(request: FastifyRequest, token: string | null): boolean {
  const given = request.headers.authorization?.replace(/^Bearer /, '')
  return token !== null && given !== undefined && timingSafeEqual(tokenHash(given), tokenHash(token))
}

/** What the machinery round the product asks: is the process alive, can it serve, what are its figures. */
export function registerProbes(app: FastifyInstance, { config, db, metrics, stage }: Platform): void {
  // Whoever keeps a connection open for the next call opens it elsewhere.
  app.addHook('onRequest', async (_request, reply) => {
    if (stage() === 'stopping') reply.header('connection', 'close')
  })

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    if (stage() !== 'serving') return reply.status(503).send({ status: stage() })
    try {
      await ping(db)
      return { status: 'ok' }
    } catch {
      return reply.status(503).send({ status: 'database' })
    }
  })

  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request) && !holdsToken(request, config.metrics_token)) return reply.callNotFound()
    return reply.type(metrics.content_type).send(await metrics.text())
  })
}
