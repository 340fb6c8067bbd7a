import { type Language, preferredLanguage } from '@catchpitch/contract/languages'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/platform'
import { Refusal } from '#platform/refusal'
import { answerCall } from './answer-call.ts'
import type { Caller } from './authorize.ts'
import type { Binding } from './bind.ts'
import { createBuckets } from './bucket.ts'
import { errorReply, refusalOf } from './error-reply.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the reply: the person's own once they are known, until then the browser's. */
    language: Language
    /** Who turned out to be calling, for the log. */
    caller: Caller | null
  }
}

const fastifyPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Puts every bound endpoint under one prefix, with one way to answer and one way to fail. */
export function registerBindings(app: FastifyInstance, platform: Platform, bindings: readonly Binding[]): void {
  const buckets = createBuckets()

  app.decorateRequest('language', 'en')
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request, reply) => {
    request.language = preferredLanguage(request.headers['accept-language'])
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': request.id })
  })

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    const body = errorReply(refusal, request.language)
    if (body.status >= 500) request.log.error({ err: error }, 'call failed')
    return reply.status(body.status).send(body)
  })

  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send(errorReply(new Refusal('record.missing'), request.language)),
  )

  const route = (scope: FastifyInstance, binding: Binding) =>
    scope.route({
      method: binding.endpoint.method,
      url: fastifyPath(binding.endpoint.path),
      handler: (request) => answerCall({ binding, request, platform, now: platform.clock.now() }, buckets),
      onResponse: async (request, reply) => {
        platform.metrics.observeCall(binding.name, reply.statusCode, reply.elapsedTime / 1000)
        request.log.info({
          endpoint: binding.name,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          user_id: request.caller?.person?.id,
          impersonator_id: request.caller?.person?.impersonator_id ?? undefined,
          group_id: request.caller?.group?.id,
        })
      },
    })

  for (const binding of bindings.filter(({ endpoint }) => endpoint.upload === null)) route(app, binding)
  // A context of its own: a form with parts is read where a file may come along, and refused with 415 everywhere else.
  app.register(async (uploads) => {
    await uploads.register(multipart, { throwFileSizeLimit: false })
    for (const binding of bindings.filter(({ endpoint }) => endpoint.upload !== null)) route(uploads, binding)
  })
}
