import type { FastifyInstance } from 'fastify'
import { describeEndpoints } from './describe-endpoints.ts'

/** `GET /openapi.json`: the description of all calls, for tools that read it. It is the same for everybody, so it is made once. */
export function registerOpenApi(app: FastifyInstance): void {
  const document = JSON.stringify(describeEndpoints())
  app.get('/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('application/json').send(document),
  )
}
