import type { FastifyInstance } from 'fastify'
import { describeEndpoints } from './describe-endpoints.ts'

/** The same for everybody, so it is made once; and when it is first asked for, so that no start waits for it. */
let written: string | undefined

/** `GET /openapi.json`: the description of all calls, for tools that read it. */
export function registerOpenApi(app: FastifyInstance): void {
  app.get('/openapi.json', (_request, reply) => {
    written ??= JSON.stringify(describeEndpoints())
    return reply.header('cache-control', 'public, max-age=3600').type('application/json').send(written)
  })
}
