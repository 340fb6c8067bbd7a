import { type Language, preferredLanguage } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '#platform/platform'
import { Refusal } from '#platform/refusal'
import { answerCall } from './answer-call.ts'
import { answerFile } from './answer-file.ts'
import { answerStream, streamHeaders } from './answer-stream.ts'
import type { Caller } from './authorize.ts'
import type { Binding } from './bind.ts'
import { createBuckets } from './bucket.ts'
import { errorReply, refusalOf } from './error-reply.ts'
import { sendRemembered } from './send-remembered.ts'
import { createStreams } from './streams.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the reply: what the page says that it speaks, else the person's own once they are known. */
    language: Language
    /** Who turned out to be calling, for the log. */
    caller: Caller | null
  }
}

/** A call that goes on answering: asked for its headers only, it would go on for nobody. */
const lasting = { exposeHeadRoute: false, compress: false } as const

const fastifyPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Puts every bound endpoint under one prefix, with one way to answer and one way to fail. */
export function registerBindings(app: FastifyInstance, platform: Platform, bindings: readonly Binding[]): void {
  const buckets = createBuckets()
  const streams = createStreams({ most_per_session: limits.live.streams_per_session })
  platform.metrics.countStreams(streams.count)
  // Before the server stops to listen: it waits for every answer that is under way, and these have no end.
  app.addHook('preClose', async () => streams.endAll())

  app.decorateRequest('language', 'en')
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request, reply) => {
    request.language = preferredLanguage(request.headers['accept-language'])
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': request.id })
  })

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    const body = errorReply(refusal, request.language)
    if (body.status >= 500) request.log.error({ err: error, status: body.status }, 'call failed')
    return reply.status(body.status).send(body)
  })

  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send(errorReply(new Refusal('record.missing'), request.language)),
  )

  const logCall = (binding: Binding, request: FastifyRequest, status: number, elapsed: number) =>
    request.log.info({
      endpoint: binding.name,
      status,
      ms: Math.round(elapsed),
      user_id: request.caller?.person?.id,
      impersonator_id: request.caller?.person?.impersonator_id ?? undefined,
      group_id: request.caller?.group?.id,
    })

  const route = (scope: FastifyInstance, binding: Binding) =>
    scope.route({
      method: binding.endpoint.method,
      url: fastifyPath(binding.endpoint.path),
      config: { endpoint: binding.name },
      ...(binding.endpoint.stream === true ? lasting : {}),
      handler: async (request, reply) => {
        const called = { request, platform, now: platform.clock.now() }
        if ('produce' in binding) return answerFile({ ...called, binding }, buckets, reply)
        if ('handle' in binding) {
          const envelope = await answerCall({ ...called, binding }, buckets)
          return binding.endpoint.remembered ? sendRemembered(request, reply, envelope) : envelope
        }
        const stream = await answerStream({ ...called, binding }, buckets, streams)
        return reply.headers(streamHeaders).send(stream)
      },
      onResponse: async (request, reply) => {
        // How long a page stood open says nothing about how fast we are.
        if (binding.endpoint.stream !== true) {
          platform.metrics.observeCall(binding.name, reply.statusCode, reply.elapsedTime / 1000)
        }
        logCall(binding, request, reply.statusCode, reply.elapsedTime)
      },
    })
  const isSigned = ({ endpoint }: Binding) => endpoint.access.kind === 'signed'
  for (const binding of bindings) if (binding.endpoint.upload === null && !isSigned(binding)) route(app, binding)
  // A context of its own: a form with parts is read where a file may come along, and refused with 415 everywhere else.
  app.register(async (uploads) => {
    await uploads.register(multipart, { throwFileSizeLimit: false })
    for (const binding of bindings.filter(({ endpoint }) => endpoint.upload !== null)) route(uploads, binding)
  })
  // Another: whatever a provider calls its body, what it signed are the bytes.
  app.register(async (signed) => {
    signed.removeAllContentTypeParsers()
    signed.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const binding of bindings.filter(isSigned)) route(signed, binding)
  })
}
